import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fromWon, units } from "#server/kit/money.ts";
import { houseAccountId, scopeId } from "#server/ledger/accounts.ts";
import { allEntries, balanceAt } from "#server/ledger/statement.ts";
import { postGroups } from "#server/ledger/store.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { makeMember } from "#tests/support/members.ts";

/** An account's balance at any past second, to the unit. */
describe("an account statement", () => {
  const database = useTestDatabase();

  it("is exact at any past second, for any history", async () => {
    const { db } = database;
    const house = await houseAccountId(db, "provider:past");
    const begin = Date.now() - 20_000;
    let run = 0;
    const history = fc.array(
      fc.record({
        // Many entries share a second and some a moment; others are days apart.
        afterMs: fc.constantFrom(0, 1, 400, 999, 1_000),
        amount: fc.bigInt({ min: 1n, max: 90n }),
        isBet: fc.boolean(),
      }),
      { minLength: 1, maxLength: 25 },
    );
    await fc.assert(
      fc.asyncProperty(history, async (steps) => {
        run++;
        const { cash } = await makeMember(db, { cash: fromWon(1) });
        const scope = await scopeId(db, `past-${run}`);
        await postGroups(
          db,
          steps.map(({ amount, isBet }, n) => [
            {
              account: cash,
              houseAccountId: house,
              scopeId: scope,
              key: `k${n}`,
              movement: isBet ? ("bet" as const) : ("win" as const),
              amount: units(amount),
            },
          ]),
        );
        let at = begin;
        const moments = steps.map(({ afterMs }) => (at += afterMs));
        await db.query(
          `update ledger_entries e set posted_at = m.at
           from unnest($2::timestamptz[]) with ordinality as m(at, n)
           where e.account_id = $1 and e.seq = m.n + 1`,
          [cash.id, moments.map((ms) => new Date(ms))],
        );
        await db.query(
          "update ledger_entries set posted_at = $2 where account_id = $1 and seq = 1",
          [cash.id, new Date(begin - 1)],
        );
        await db.query(
          `update ledger_keys k set written_at = e.posted_at from ledger_entries e
           where k.account_id = $1 and e.account_id = k.account_id and e.seq = k.seq`,
          [cash.id],
        );
        const modelAt = (ms: number): bigint =>
          steps.reduce(
            (sum, { amount, isBet }, n) =>
              (moments[n] ?? 0) < ms ? sum + (isBet ? -amount : amount) : sum,
            BigInt(fromWon(1)),
          );
        const instants = moments.flatMap((ms) => [ms, ms + 1, Math.ceil(ms / 1000) * 1000]);
        for (const ms of instants.slice(0, 12))
          expect(await balanceAt(db, cash, new Date(ms))).toBe(modelAt(ms));
        expect(await balanceAt(db, cash, new Date(begin - 1))).toBe(0n);
        // The lines between two moments lead from one balance to the other.
        const [from, before] = [new Date(moments[0] ?? 0), new Date((moments.at(-1) ?? 0) + 1)];
        let sum = 0n;
        for await (const { delta } of allEntries(db, cash, { from, before })) sum += delta;
        expect((await balanceAt(db, cash, from)) + sum).toBe(await balanceAt(db, cash, before));
      }),
      { numRuns: 25 },
    );
  });
});
