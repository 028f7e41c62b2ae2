import { describe, expect, it } from "vitest";
import { drawsOf } from "../fairness/seeds.ts";
import { toText, wholeWon } from "../money.ts";
import { fraction, times, toDecimal, type Fraction } from "../slot/fraction.ts";
import { publishedMines } from "./published.ts";
import {
  drawField,
  fewestMines,
  mineStakes,
  mostMines,
  mostPayout,
  returnPercent,
  stepsOf,
  tileCount,
} from "./rules.ts";

const mineCounts = Array.from(
  { length: mostMines - fewestMines + 1 },
  (_, index) => fewestMines + index,
);
const percent = (value: Fraction) => toDecimal(times(value, fraction(100)), 2);

/** The chance that the first `found` tiles are all safe. */
function chanceOf(mines: number, found: number): Fraction {
  let chance = fraction(1);
  for (let each = 0; each < found; each += 1)
    chance = times(chance, fraction(tileCount - mines - each, tileCount - each));
  return chance;
}

/** Every step that can be collected, with its exact return after truncation. */
const everyStep = mineStakes.flatMap((stake) =>
  mineCounts.flatMap((mines) =>
    stepsOf(stake, mines).map((payout, index) => ({
      stake,
      mines,
      found: index + 1,
      payout,
      back: times(chanceOf(mines, index + 1), fraction(payout, stake)),
    })),
  ),
);

describe("the steps of mines", () => {
  it("return the published percent, less what truncation to the won takes", () => {
    const full = fraction(returnPercent, 100);
    expect(percent(full)).toBe(publishedMines.returnToPlayerPercent);
    let lowest = full;
    for (const { stake, mines, found, back } of everyStep) {
      expect(back.over * full.under <= full.over * back.under).toBe(true);
      // Less than one won of a payment.
      const exact = times(full, fraction(1));
      const lost = times(chanceOf(mines, found), fraction(wholeWon(1), stake));
      const least = fraction(
        exact.over * lost.under - lost.over * exact.under,
        exact.under * lost.under,
      );
      expect(back.over * least.under > least.over * back.under).toBe(true);
      if (back.over * lowest.under < lowest.over * back.under) lowest = back;
    }
    expect(percent(lowest)).toBe(publishedMines.lowestReturnPercent);
  });

  it("pay at most the published largest win, which is within the largest payment", () => {
    const largest = everyStep.reduce((most, { payout }) => (payout > most ? payout : most), 0n);
    expect(toText(largest as typeof mostPayout)).toBe(publishedMines.largestWin);
    expect(largest).toBeLessThanOrEqual(mostPayout);
  });

  it("rise with every tile, and leave at least one for every stake and number of mines", () => {
    for (const stake of mineStakes)
      for (const mines of mineCounts) {
        const steps = stepsOf(stake, mines);
        expect(steps.length).toBeGreaterThan(0);
        expect(steps.length).toBeLessThanOrEqual(tileCount - mines);
        expect(steps[0]).toBeGreaterThan(stake);
        for (const [index, payout] of steps.entries())
          expect(payout).toBeGreaterThan(steps[index - 1] ?? 0n);
      }
  });

  it("are the well-known ones", () => {
    const won = (stake: number, mines: number) => stepsOf(wholeWon(stake), mines).map(toText);
    // 0.97 × 25/22, × 24/21, × 23/20; 0.97 × 25.
    expect(won(1_000, 3).slice(0, 3)).toEqual(["1102", "1259", "1448"]);
    expect(won(1_000, 24)).toEqual(["24250"]);
    // 0.97 × 300 × 100,000 is below the largest payment.
    expect(won(100_000, 23)).toEqual(["1212500", "29100000"]);
  });
});

describe("a field", () => {
  it("has as many different mines as chosen", () => {
    for (const mines of mineCounts) {
      const field = drawField(mines, drawsOf("server", "client", mines));
      expect(new Set(field).size).toBe(mines);
      expect(field.every((tile) => tile >= 0 && tile < tileCount)).toBe(true);
      expect(field).toEqual(field.toSorted((a, b) => a - b));
    }
  });

  it("has every tile mined equally often", () => {
    const rounds = 20_000;
    const counts = Array.from({ length: tileCount }, () => 0);
    for (let nonce = 0; nonce < rounds; nonce += 1)
      for (const tile of drawField(5, drawsOf("server", "client", nonce)))
        counts[tile] = (counts[tile] ?? 0) + 1;
    // Five of 25: 0.2 with a deviation of 0.4 in each round.
    for (const count of counts)
      expect(Math.abs(count / rounds - 0.2)).toBeLessThan((4.5 * 0.4) / Math.sqrt(rounds));
  });

  it("is the same from the same seeds, and another one from the next nonce", () => {
    const field = (nonce: number) => drawField(3, drawsOf("server", "client", nonce));
    expect(field(1)).toEqual(field(1));
    expect(new Set([1, 2, 3, 4].map((nonce) => field(nonce).join())).size).toBeGreaterThan(1);
  });
});
