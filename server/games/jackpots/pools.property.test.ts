import fc from "fast-check";
import pg from "pg";
import { beforeAll, describe, expect, it } from "vitest";
import { fromWon, NOTHING, units, type Money } from "#server/kit/money.ts";
import { poolSources } from "#server/games/jackpots/store.ts";
import { poolBalances } from "#server/ledger/accounts.ts";
import { checkRounds } from "#server/games/checks.ts";
import { jackpotTiers, type JackpotTier } from "#contract/jackpot-tiers.ts";
import { playJackpotRound } from "#server/games/jackpots/winning.ts";
import { RoundRefusal, type RoundCall } from "#server/games/resolving.ts";
import { playRound, rollBackRound } from "#server/games/rounds.ts";
import { useTestApp } from "#tests/support/app.ts";
import { makePlayer, type TestMember } from "#tests/support/members.ts";

/** Hundredths of a percent of each stake, as the demo's slots pass them on. */
const SHARES = { mega: 50n, major: 30n, minor: 20n } as const;

type Act = {
  kind: "bet" | "jackpot" | "roll-back";
  member: number;
  /** Few keys, so that the same comes again, at once or later. */
  key: number;
};
const act: fc.Arbitrary<Act> = fc.record({
  kind: fc.constantFrom("bet", "bet", "jackpot", "roll-back"),
  member: fc.integer({ min: 0, max: 2 }),
  key: fc.integer({ min: 0, max: 7 }),
});
const tierOf = (key: number): JackpotTier => jackpotTiers[key % 3] ?? "minor";
const STAKE = fromWon(12_345);
/** The stake of every operation with an even key; odd ones are jackpots. */
const isStake = (key: number): boolean => key % 2 === 0;

/** PostgreSQL's code of a statement that took longer than its limit and did nothing. */
const TOOK_TOO_LONG = "57014";

/** Whether the ledger did nothing because the machine is busy. */
const isBusy = (error: unknown): boolean =>
  error instanceof RoundRefusal
    ? error.code === "too_often"
    : error instanceof pg.DatabaseError && error.code === TOOK_TOO_LONG;

/** Asks again, as a provider does, while the machine is too busy. */
async function untilTaken<T>(ask: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (!isBusy(error)) throw error;
    }
  }
}

describe("the pools", () => {
  const test = useTestApp();
  let members: TestMember[];
  let run = 0;

  beforeAll(async () => {
    members = await Promise.all(
      [0, 1, 2].map(() => makePlayer(test.app.db, { cash: fromWon(50_000_000) })),
    );
  });

  const known = async () => {
    const sources = await poolSources(test.app.db);
    const balances = await poolBalances(test.app.db);
    return jackpotTiers.map((tier) => ({
      tier,
      balance: balances.find((pool) => pool.tier === tier)?.balance ?? NOTHING,
      ...(sources.get(tier) ?? { started: NOTHING, contributed: NOTHING, paid: NOTHING }),
    }));
  };

  it("hold their start amounts and shares less their payments, in any order of wins, stakes and roll-backs", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 5, maxLength: 40 }), async (acts) => {
        const name = `pools-${++run}`;
        const before = await known();
        const call = (member: number, key: number): RoundCall => ({
          connection: "sandbox",
          memberRef: members[member]?.ref ?? "",
          currency: "KRW",
          gameCode: "moon-rabbit-mill",
          roundRef: `${name}-${member}-${key}`,
          gameSessionId: null,
          closes: false,
        });
        /** Jackpots ask for a little more than the pools had before, which they may not hold. */
        const amounts = new Map<JackpotTier, Money>(
          before.map(({ tier, balance }) => [tier, units(balance + 11n)]),
        );
        const does = async ({ kind, member, key }: Act): Promise<void> => {
          const round = call(member, key);
          const own = round.roundRef;
          if (kind === "roll-back")
            await rollBackRound(test.app.writer, round, [{ key: `${own}-back`, originalKey: own }]);
          else if (isStake(key))
            await playRound(test.app.writer, round, [{ key: own, kind: "bet", amount: STAKE }]);
          else {
            const jackpot = { tier: tierOf(key), amount: amounts.get(tierOf(key)) ?? STAKE };
            const win = { key: own, kind: "win" as const, amount: jackpot.amount, jackpot };
            await playJackpotRound(test.app.writer, round, [win]);
          }
        };
        const ends = await Promise.allSettled(acts.map((each) => untilTaken(() => does(each))));
        // The only permitted refusal: the win came after its roll-back.
        for (const end of ends)
          if (end.status === "rejected")
            expect(end.reason).toMatchObject({ code: "already_rolled_back" });

        const standing = await test.app.db.query<{ key: string }>(
          `select key from ledger_keys
           where starts_with(key, $1) and movement = 1 and reversed_by_seq is null`,
          [`${name}-`],
        );
        const staked = STAKE * BigInt(standing.length);
        for (const [index, after] of (await known()).entries()) {
          const { tier, started, contributed, paid, balance } = after;
          expect(balance).toBe(started + contributed - paid);
          expect(balance).toBeGreaterThanOrEqual(0n);
          expect(contributed - (before[index]?.contributed ?? 0n)).toBe(
            (staked * SHARES[tier]) / 10_000n,
          );
        }
        expect(await checkRounds(test.app.db.pool)).toEqual([]);
      }),
      { numRuns: 15 },
    );
  });
});
