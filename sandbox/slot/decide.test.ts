import { expect, it } from "vitest";
import { linePay, toText, wholeWon } from "../money.ts";
import { drawsOf } from "../fairness/seeds.ts";
import { decideLines } from "./decide.ts";
import { machine } from "./rules.ts";
import { stakeLadder } from "./stakes.ts";

/** Draws that put the first scatter of every reel into the top row, then zeros. */
function drawScatters() {
  const stops = machine.base.map((strip) => strip.indexOf("S"));
  return () => stops.shift() ?? 0;
}

it("five scatters pay 50 stakes and give 20 free spins, decided in the same round", () => {
  const outcome = decideLines(machine, drawScatters());
  expect(outcome.base.scatters).toBe(5);
  expect(outcome.freeSpins).toHaveLength(20);
  const lines = outcome.base.lines.reduce((sum, line) => sum + line.pay, 0);
  expect(outcome.base.pay).toBe(lines + 50 * 20);
  expect(outcome.pay).toBe(
    outcome.freeSpins.reduce((sum, spin) => sum + spin.pay, outcome.base.pay),
  );
});

it("a wild in a free spin covers its reel", () => {
  const second = machine.free[1]?.indexOf("W") ?? -1;
  const draws = [...machine.base.map((strip) => strip.indexOf("S")), 0, second, 0, 0, 0];
  const [first] = decideLines(machine, () => draws.shift() ?? 0).freeSpins;
  expect(first?.covered).toContain(1);
});

it("draws every stop of every strip, and only those", () => {
  const seen = machine.base.map(() => new Set<number>());
  const draw = drawsOf("seed", "stops", 1);
  for (let round = 0; round < 3_000; round += 1) {
    decideLines(machine, draw).base.stops.forEach((stop, reel) => seen[reel]?.add(stop));
  }
  seen.forEach((stops, reel) => {
    expect([...stops].toSorted((a, b) => a - b)).toEqual(
      machine.base[reel]?.map((_, stop) => stop),
    );
  });
});

it("every stake divides by the lines, so that wins are whole won", () => {
  for (const stake of stakeLadder) expect(toText(linePay(stake, 20, 1))).toMatch(/^\d+$/);
  expect(() => linePay(wholeWon(1), 3, 1)).toThrow(RangeError);
});
