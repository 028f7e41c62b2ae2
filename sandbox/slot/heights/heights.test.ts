import { expect, it } from "vitest";
import { drawsOf } from "../../fairness/seeds.ts";
import { countScatters } from "../evaluate.ts";
import type { Strip } from "../rules.ts";
import { addCount } from "../spread.ts";
import { totalsOf } from "../totals.ts";
import { columnAt, decideHeights, heightsAward, heightsWins } from "./decide.ts";
import { heightsMachine, type HeightsMachine } from "./rules.ts";
import { heightsTotals } from "./totals.ts";

const short: HeightsMachine = {
  ...heightsMachine,
  base: ["dAS", "WdS", "ASd", "dWs", "Ads", "dA"].map(
    (letters) => [...letters] as unknown as Strip,
  ),
  heights: [1, 2],
};

/** Every position of the reels, one by one. */
function walked(machine: HeightsMachine) {
  const reels = machine.base.map((strip) =>
    machine.heights.flatMap((height) => strip.map((_, stop) => columnAt(strip, stop, height))),
  );
  const counts = new Map<number, Map<number, number>>();
  const positions = reels.reduce((product, reel) => product * reel.length, 1);
  for (let position = 0; position < positions; position += 1) {
    let rest = position;
    const window = reels.map((reel) => {
      const column = reel[rest % reel.length] ?? [];
      rest = Math.floor(rest / reel.length);
      return column;
    });
    const pay = heightsWins(machine, window).reduce((sum, win) => sum + win.pay, 0);
    addCount(counts, countScatters(window), pay, 1);
  }
  return totalsOf({ positions: BigInt(positions), counts });
}

it("sums over all positions equal those of trying every position one by one", () => {
  const exact = heightsTotals(short, short.base, short.heights);
  const tried = walked(short);
  expect(exact.positions).toBe(tried.positions);
  expect(new Set(exact.byScatters.keys())).toEqual(new Set(tried.byScatters.keys()));
  for (const [scatters, { largest, ...totals }] of tried.byScatters) {
    expect([scatters, exact.byScatters.get(scatters)]).toMatchObject([scatters, totals]);
    // Only reels at their full height are searched for the largest pay.
    expect(exact.byScatters.get(scatters)?.largest).toBeLessThanOrEqual(largest);
  }
  const most = (totals: typeof tried) =>
    Math.max(...[...totals.byScatters.values()].map(({ largest }) => largest));
  expect(most(exact)).toBe(most(tried));
});

it("draws each reel's height and stop, and all reels of a free spin are at full height", () => {
  const seen = new Set<number>();
  let freeSpins = 0;
  for (let nonce = 1; freeSpins === 0 || nonce < 400; nonce += 1) {
    const { base, freeSpins: free } = decideHeights(heightsMachine, 20, drawsOf("s", "h", nonce));
    expect(base.window).toHaveLength(6);
    for (const column of base.window) seen.add(column.length);
    freeSpins += free.length;
    expect(free).toHaveLength(heightsAward(heightsMachine, base.scatters).spins);
    for (const spin of free)
      expect(spin.window.map(({ length }) => length)).toEqual(Array(6).fill(6));
  }
  expect(seen).toEqual(new Set(heightsMachine.heights));
});

it("no reel shows two scatters, and more than six are not possible", () => {
  const highest = Math.max(...heightsMachine.heights);
  for (const strip of heightsMachine.base)
    strip.forEach((_, stop) => {
      expect(countScatters([columnAt(strip, stop, highest)])).toBeLessThanOrEqual(1);
    });
  expect(heightsMachine.free.flat()).not.toContain("S");
  expect([3, 4, 5, 6].map((scatters) => heightsAward(heightsMachine, scatters).spins)).toEqual([
    0, 8, 12, 20,
  ]);
});
