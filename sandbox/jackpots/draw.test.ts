import { describe, expect, it } from "vitest";
import { drawsOf } from "../fairness/seeds.ts";
import { stakeLadder } from "../slot/stakes.ts";
import { wonOf } from "../money.ts";
import { drawJackpot } from "./draw.ts";
import { canBeDrawn, publishedWonPerHit, tiers, type Tier, type WonPerHit } from "./tiers.ts";

/** How often each tier is hit when every number is drawn once. */
function counted(stake: number, odds: WonPerHit): Record<Tier | "none", number> {
  const counts = { mega: 0, major: 0, minor: 0, none: 0 };
  for (let number = 0; number < odds.mega; number += 1)
    counts[drawJackpot(stake, odds, () => number).hit ?? "none"] += 1;
  return counts;
}

describe("a jackpot's chance", () => {
  it("is exactly the stake over the won per hit, for each tier", () => {
    const odds = { mega: 12_000, major: 3_000, minor: 120 };
    for (const stake of [1, 20, 100]) {
      const counts = counted(stake, odds);
      for (const tier of tiers) expect(counts[tier]).toBe((stake * odds.mega) / odds[tier]);
    }
  });

  it("is exactly proportional to the stake with the published figures", () => {
    const odds = publishedWonPerHit;
    expect(canBeDrawn(odds)).toBe(true);
    for (const stake of stakeLadder.map(wonOf)) {
      let begin = 0;
      for (const tier of tiers) {
        const numbers = (stake * odds.mega) / odds[tier];
        expect(Number.isInteger(numbers)).toBe(true);
        const hitBy = (drawn: number) => drawJackpot(stake, odds, () => drawn).hit;
        expect([hitBy(begin), hitBy(begin + numbers - 1)]).toEqual([tier, tier]);
        begin += numbers;
        expect(hitBy(begin)).not.toBe(tier);
      }
      expect(begin).toBeLessThan(odds.mega);
    }
  });

  it("above certainty keeps the higher tiers' chances", () => {
    const counts = counted(6, { mega: 60, major: 12, minor: 4 });
    expect(counts).toEqual({ mega: 6, major: 30, minor: 24, none: 0 });
  });

  it("agrees with simulated play", () => {
    const odds = { mega: 4_000, major: 400, minor: 40 };
    const hits = { mega: 0, major: 0, minor: 0, none: 0 };
    const rounds = 20_000;
    for (let nonce = 1; nonce <= rounds; nonce += 1)
      hits[drawJackpot(4, odds, drawsOf("a".repeat(64), "player", nonce)).hit ?? "none"] += 1;
    for (const tier of tiers) {
      const chance = 4 / odds[tier];
      const spread = Math.sqrt(rounds * chance * (1 - chance));
      expect(Math.abs(hits[tier] - rounds * chance)).toBeLessThan(4 * spread);
    }
  });

  it.each([
    [{ mega: 2 ** 32 + 1, major: 1, minor: 1 }],
    [{ mega: 100, major: 30, minor: 10 }],
    [{ mega: 100, major: 50, minor: 0 }],
    [{ mega: 100, major: 50, minor: 2.5 }],
  ])("cannot be %j, which one draw cannot express", (odds) => {
    expect(canBeDrawn(odds)).toBe(false);
  });
});
