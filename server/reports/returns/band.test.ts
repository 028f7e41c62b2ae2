import { describe, expect, it } from "vitest";
import { bandOf, FEWEST_ROUNDS, verdictOf } from "#server/reports/returns/band.ts";

/** Rounds of a game that pays `prize` times the stake with the chance `chance`. */
function playGame(rounds: number, chance: number, prize: number, random: () => number) {
  const sums = {
    rounds,
    staked: 0,
    returned: 0,
    stakeSquares: 0,
    stakeTimesReturn: 0,
    returnSquares: 0,
  };
  for (let n = 0; n < rounds; n++) {
    const stake = 100 * (1 + Math.floor(random() * 5));
    const won = random() < chance ? stake * prize : 0;
    sums.staked += stake;
    sums.returned += won;
    sums.stakeSquares += stake * stake;
    sums.stakeTimesReturn += stake * won;
    sums.returnSquares += won * won;
  }
  return sums;
}

/** The band's own rate of false alarms is known. */
describe("the band of a return to player", () => {
  it("contains the true return about 19 times out of 20", () => {
    let state = 7;
    const random = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
    const games = Array.from({ length: 400 }, () => playGame(2_000, 0.19, 5, random));
    const held = games.filter((sums) => verdictOf(0.95, bandOf(sums)) === "within").length;
    expect(held / games.length).toBeGreaterThan(0.91);
    expect(held / games.length).toBeLessThan(0.985);
  });

  it("equals the textbook formula for equal stakes: R ± 1.96 · s / √n", () => {
    const n = 10_000;
    const wins = 1_900;
    const band = bandOf({
      rounds: n,
      staked: n,
      returned: wins * 5,
      stakeSquares: n,
      stakeTimesReturn: wins * 5,
      returnSquares: wins * 25,
    });
    const deviation = Math.sqrt((wins * 25 - (wins * 5) ** 2 / n) / (n - 1) / n);
    expect(band?.low).toBeCloseTo(0.95 - 1.959964 * deviation, 9);
    expect(band?.high).toBeCloseTo(0.95 + 1.959964 * deviation, 9);
  });

  it("is absent with too few rounds or without a declared return", () => {
    const few = { staked: 1, returned: 1, stakeSquares: 1, stakeTimesReturn: 1, returnSquares: 1 };
    expect(bandOf({ rounds: FEWEST_ROUNDS - 1, ...few })).toBeNull();
    expect(verdictOf(0.95, null)).toBe("few");
    expect(verdictOf(null, { low: 0, high: 1 })).toBe("undeclared");
    expect(verdictOf(0.95, { low: 0.96, high: 0.99 })).toBe("outside");
  });
});
