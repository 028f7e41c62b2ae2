import { describe, expect, it } from "vitest";
import { jackpotTiers } from "#contract/jackpot-tiers.ts";
import type { OfficeOutput } from "#contract/office/calls.ts";
import { checkDailyBooks } from "#server/app/daily-books.ts";
import { playRound } from "#server/games/rounds.ts";
import { poolSources } from "#server/games/jackpots/store.ts";
import { fromWon } from "#server/kit/money.ts";
import { poolBalances } from "#server/ledger/accounts.ts";
import { useTestApp } from "#tests/support/app.ts";
import { makePlayer } from "#tests/support/members.ts";
import { officeCall, operatorWithRole } from "#tests/support/office.ts";

const DAY_MS = 86_400_000;

describe("the daily check of the pools", () => {
  const test = useTestApp();

  /** What the daily check of the worker lists, a day after the one before. */
  const found = async (): Promise<string[]> => {
    test.clock.advance(DAY_MS + 1_000);
    await checkDailyBooks(test.app.acts);
    const reader = await operatorWithRole(test, "admin");
    const { body } = await officeCall(
      test,
      "get-differences",
      { view: "open", kind: "books" },
      reader,
    );
    const { differences } = body as unknown as OfficeOutput<"get-differences">;
    return differences
      .map(({ about }) => about)
      .filter((about) => about.startsWith("a pool holds"));
  };

  it("a pool that does not hold what it displays is listed by the daily check", async () => {
    const { ref } = await makePlayer(test.app.db, { cash: fromWon(1_000_000) });
    const call = {
      connection: "sandbox",
      memberRef: ref,
      currency: "KRW",
      gameCode: "moon-rabbit-mill",
      roundRef: "daily-check",
      gameSessionId: null,
      closes: true,
    };
    await playRound(test.app.writer, call, [
      { key: "daily-check", kind: "bet", amount: fromWon(100_000) },
    ]);
    const sources = await poolSources(test.app.db);
    const displayed = await poolBalances(test.app.db);
    for (const tier of jackpotTiers) {
      const { started, contributed, paid } = sources.get(tier) ?? {};
      const balance = displayed.find((pool) => pool.tier === tier)?.balance ?? 0n;
      expect(contributed ?? 0n, tier).toBeGreaterThan(0n);
      expect((started ?? 0n) + (contributed ?? 0n)).toBe((paid ?? 0n) + balance);
    }
    expect(await found()).toEqual([]);
    const take = (amount: number) =>
      test.owner.query(
        `insert into ledger_house_entries (posted_at, movement, from_house_account_id,
           to_house_account_id, amount)
         select clock_timestamp(), 105, p.house_account_id, g.house_account_id, $1
         from jackpot_tiers p, game_providers g where p.tier = 'minor' and g.code = 'tiger'`,
        [amount],
      );
    await take(5);
    expect(await found()).toHaveLength(1);
    await take(-5);
    expect(await found()).toEqual([]);
  });
});
