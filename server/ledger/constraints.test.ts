import { beforeAll, describe, expect, it } from "vitest";
import { fromWon } from "#server/kit/money.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { makeMember } from "#tests/support/members.ts";

/** What the tables' constraints refuse, independent of the code. */
describe("the tables of the books", () => {
  const database = useTestDatabase();
  beforeAll(() => makeMember(database.db, { cash: fromWon(10) }));

  const entry = (values: string) =>
    `insert into ledger_entries (bucket, account_id, seq, posted_at, movement, delta,
       balance_after, house_account_id, scope_id, key)
     select bucket, id, ${values}, 1, 1, 'k' from ledger_accounts where kind = 'cash'`;
  it.each([
    ["a balance below zero", "update ledger_accounts set balance = -1"],
    ["a number below zero", "update ledger_accounts set seq = -1"],
    ["an entry that leaves less than nothing", entry("2, now(), 1, -1100000, -100000")],
    ["a bet that gives", entry("2, now(), 1, 5, 1000005")],
    ["a win that takes", entry("2, now(), 2, -5, 999995")],
    ["an entry that moves nothing", entry("2, now(), 2, 0, 1000000")],
    ["a movement that is not in the list", entry("2, now(), 99, 5, 1000005")],
    ["an entry for a month without a partition", entry("2, '2090-01-01', 2, 5, 1000005")],
    ["a duplicate key", "insert into ledger_keys select * from ledger_keys"],
    [
      "a transfer of a house account to itself",
      "insert into ledger_house_entries (posted_at, movement, from_house_account_id, to_house_account_id, amount) values (now(), 102, 1, 1, 5)",
    ],
    [
      "a transfer of zero",
      "insert into ledger_house_entries (posted_at, movement, from_house_account_id, to_house_account_id, amount) values (now(), 102, 1, 2, 0)",
    ],
    [
      "a second account of one kind",
      "insert into ledger_accounts (bucket, member_id, kind, currency) select bucket, member_id, kind, currency from ledger_accounts",
    ],
  ])("refuse %s, also from their owner", async (_what, statement) => {
    await expect(database.db.query(statement)).rejects.toThrow(
      /violates (check|unique) constraint|no partition of relation/,
    );
  });

  it("show both sides of every transfer, which sum to zero", async () => {
    const [row] = await database.db.query<{ sum: string; sides: bigint }>(
      "select sum(amount) as sum, count(*) as sides from ledger_postings",
    );
    expect(row).toEqual({ sum: "0", sides: 2n });
  });
});
