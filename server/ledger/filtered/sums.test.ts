import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { fromWon, units } from "#server/kit/money.ts";
import type { AccountRef } from "#server/ledger/account.ts";
import { houseAccountId, scopeId } from "#server/ledger/accounts.ts";
import { sumEntries } from "#server/ledger/filtered/sums.ts";
import { memberMovements } from "#server/ledger/movements.ts";
import { postGroups } from "#server/ledger/store.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { makeMember } from "#tests/support/members.ts";

const ENTRIES = 3_300;
const { bet, win, deposit } = memberMovements;

describe("the sums of a statement", () => {
  const database = useTestDatabase();
  let account: AccountRef;
  let posted = 0;

  /** Amounts with parts of a won; some movements are missing in some blocks. */
  const add = async (count: number) => {
    const { db } = database;
    const houseAccount = await houseAccountId(db, "provider:sums");
    const scope = await scopeId(db, "sums");
    const operations = Array.from({ length: count }, (_, n) => {
      const number = posted + n;
      return {
        account,
        houseAccountId: houseAccount,
        scopeId: scope,
        key: `s${number}`,
        movement: number % 3 === 0 ? ("win" as const) : ("bet" as const),
        amount: units(BigInt((number * 7_919) % 99_999) + 1n),
      };
    });
    for (let from = 0; from < count; from += 500)
      await postGroups(
        db,
        operations.slice(from, from + 500).map((operation) => [operation]),
      );
    posted += count;
  };

  beforeAll(async () => {
    account = (await makeMember(database.db, { cash: fromWon(1_000_000) })).cash;
    await add(ENTRIES);
  });

  const summed = async (first: number, end: number, movementIds: readonly number[] | null) => {
    const range = { first: BigInt(first), end: BigInt(end) };
    const sums = await sumEntries(database.db, account, { ...range, movementIds, seqs: null });
    return Object.fromEntries([...sums].map(([id, { sum, count }]) => [id, [String(sum), count]]));
  };
  const entries = async (first: number, end: number, movementIds: readonly number[] | null) => {
    const rows = await database.db.query<{ id: number; delta: bigint }>(
      "select movement as id, delta from ledger_entries where account_id = $1 and seq >= $2 and seq < $3",
      [account.id, first, end],
    );
    const own = rows.filter(({ id }) => movementIds?.includes(id) ?? true);
    return Object.fromEntries(
      [...Map.groupBy(own, ({ id }) => id)].map(([id, each]) => [
        id,
        [String(each.reduce((sum, { delta }) => sum + delta, 0n)), each.length],
      ]),
    );
  };

  it("are those of the entries, for every period and kind", async () => {
    const edges = [1, 2, 1_000, 1_001, 1_002, 2_000, 2_001, 3_000, 3_001, ENTRIES, ENTRIES + 2];
    const place = fc.oneof(fc.constantFrom(...edges), fc.integer({ min: 1, max: ENTRIES + 2 }));
    const kinds = fc.constantFrom(null, [bet.id], [win.id], [bet.id, win.id], [deposit.id], []);
    await fc.assert(
      fc.asyncProperty(place, place, kinds, async (one, other, movementIds) => {
        const [first, end] = [Math.min(one, other), Math.max(one, other)];
        expect(await summed(first, end, movementIds)).toEqual(
          await entries(first, end, movementIds),
        );
      }),
      { numRuns: 60 },
    );
  });

  it("grow with the account, and read kept blocks instead of their entries", async () => {
    await summed(1, posted + 2, null);
    await add(900);
    const all = await summed(1, posted + 2, null);
    expect(all).toEqual(await entries(1, posted + 2, null));
    const kept = await database.db.query<{ blocks: bigint }>(
      "select count(distinct block) as blocks from ledger_entry_sums where account_id = $1",
      [account.id],
    );
    expect(kept).toEqual([{ blocks: 4n }]);
    // What is kept is believed: a changed row shows, so the entries of its block are not read.
    await database.db.query(
      "update ledger_entry_sums set sum = sum + 5 where account_id = $1 and block = 1 and movement = $2",
      [account.id, bet.id],
    );
    const changed = await summed(1, posted + 2, [bet.id]);
    expect(BigInt(changed[bet.id]?.[0] ?? 0)).toBe(BigInt(all[bet.id]?.[0] ?? 0) + 5n);
    await database.db.query(
      "update ledger_entry_sums set sum = sum - 5 where account_id = $1 and block = 1 and movement = $2",
      [account.id, bet.id],
    );
  });
});
