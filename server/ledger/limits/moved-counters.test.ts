import { describe, expect, it } from "vitest";
import { readSqlFiles } from "#database/sql-files.ts";
import { units } from "#server/kit/money.ts";
import { houseAccountId, scopeId } from "#server/ledger/accounts.ts";
import { setAmount } from "#server/ledger/limits/limits.ts";
import { postEach } from "#server/ledger/post.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { makeMember } from "#tests/support/members.ts";

/** The tables as they were when each limit had a counter of its own. */
const EARLIER = `
  alter table ledger_limits
    add column used bigint not null default 0, add column since timestamptz, add column until timestamptz,
    drop constraint ledger_limits_amount_fits, drop constraint ledger_limits_raise_fits;
  update ledger_limits l
  set used = coalesce(a.limit_used[ledger_limit_slot(l.kind, l.period, l.product)], 0),
      since = coalesce(a.limit_since[array_position(array['day', 'week', 'month'], l.period)], '-infinity'),
      until = coalesce(a.limit_until[array_position(array['day', 'week', 'month'], l.period)], 'infinity')
  from ledger_accounts a where a.bucket = l.bucket and a.id = l.account_id;
  alter table ledger_accounts
    drop column limit_used, drop column limit_amounts, drop column limit_since, drop column limit_until`;

describe("the migration to one row of counters", () => {
  const database = useTestDatabase();

  it("keeps what is used of every limit, and counts one anew whose period began later", async () => {
    const { db } = database;
    const member = await makeMember(db, { cash: units(1_000n) });
    const other = await makeMember(db, { cash: units(1_000n) });
    const [house, scope] = [await houseAccountId(db, "provider:moved"), await scopeId(db, "moved")];
    await db.transaction(async (tx) => {
      const at = new Date();
      const set = (kind: "loss" | "stake", period: "day" | "week") =>
        setAmount(tx, member.memberId, { kind, period }, units(900n), at);
      await set("loss", "day");
      await set("stake", "day");
      await set("stake", "week");
      const single = { kind: "single", period: "bet" } as const;
      await setAmount(tx, member.memberId, single, units(500n), at);
    });
    const play = (movement: "bet" | "win", amount: bigint, key: string) =>
      db.transaction((tx) =>
        postEach(tx, [
          [
            {
              account: member.cash,
              houseAccountId: house,
              scopeId: scope,
              key,
              movement,
              amount: units(amount),
            },
          ],
        ]),
      );
    await play("bet", 300n, "a");
    await play("win", 100n, "b");
    const counted = () =>
      db.query(
        `select id, limit_used as used, limit_amounts as amounts, limit_since as since, limit_until as until
         from ledger_accounts where id = any($1) order by id`,
        [[member.cash.id, other.cash.id]],
      );
    const before = await counted();
    expect(before).toMatchObject([
      { used: [null, null, null, 200n, null, null, 300n, 300n, null] },
      { used: null, amounts: null, since: null, until: null },
    ]);
    await db.query(EARLIER);
    // As if nothing had been lost since yesterday: the row's own period is over.
    await db.query(
      `update ledger_limits set since = since - interval '1 day', until = since, used = 7
       where kind = 'loss' and period = 'day'`,
    );
    const moved = (await readSqlFiles("migrations")).find(({ name }) => name.startsWith("0024-"));
    await db.query(moved?.sql ?? "");
    expect(await counted()).toEqual(before);
    await play("bet", 200n, "c");
    expect(await counted()).toMatchObject([
      { used: [null, null, null, 400n, null, null, 500n, 500n, null] },
      { used: null },
    ]);
  });
});
