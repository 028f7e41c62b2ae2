import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { systemClock } from "#server/kit/clock.ts";
import { openDatabase, type Database } from "#server/kit/database.ts";
import { fromWon } from "#server/kit/money.ts";
import { houseAccountId, scopeId } from "#server/ledger/accounts.ts";
import { closeMonth, verifySheets } from "#server/ledger/closing/closing.ts";
import type { BalanceSheet } from "#server/ledger/closing/sheet.ts";
import { preparePartitions } from "#server/ledger/partitions.ts";
import { post, postHouse } from "#server/ledger/post.ts";
import { sealKeyOf } from "#server/ledger/seals/signing.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { makeMember } from "#tests/support/members.ts";

const monthsAgo = (count: number): string => {
  const now = new Date();
  const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - count, 1));
  return first.toISOString().slice(0, 10);
};

describe("closing a month", () => {
  const database = useTestDatabase();
  const key = sealKeyOf(Buffer.alloc(32, 3).toString("base64url"));
  const trusted = new Map([[key.id, key.publicKey]]);
  let app: Database;

  beforeAll(async () => {
    app = openDatabase(database.appUrl, { size: 3 });
    const { db } = database;
    for (const ago of [1, 2, 3])
      await db.query(
        `create table if not exists ledger_entries_${monthsAgo(ago).slice(0, 7).replace("-", "")}
         partition of ledger_entries for values from ('${monthsAgo(ago)}Z') to ('${monthsAgo(ago - 1)}Z')`,
      );
    const member = await makeMember(db, { cash: fromWon(1_000) });
    const houseAccount = await houseAccountId(db, "provider:closing");
    const scope = await scopeId(db, "closing");
    const movement = { account: member.cash, houseAccountId: houseAccount, scopeId: scope };
    const [from, to] = [
      await houseAccountId(db, "jackpot_funding"),
      await houseAccountId(db, "jackpot:mega"),
    ];
    await db.transaction(async (tx) => {
      await postHouse(tx, "jackpot_start", from, to, fromWon(77));
      await post(tx, [{ ...movement, key: "a", movement: "bet", amount: fromWon(300) }]);
      await post(tx, [{ ...movement, key: "b", movement: "win", amount: fromWon(50) }]);
      await post(tx, [{ ...movement, key: "c", movement: "bet", amount: fromWon(10) }]);
    });
    // Moments are set back to make a past: a grant and a bet three months ago, an empty month, a
    // win last month, a bet in this one.
    for (const [ago, seqs] of [
      [3, "1, 2"],
      [1, "3"],
    ] as const)
      for (const table of ["ledger_entries", "ledger_keys"])
        await db.query(
          `update ${table} set ${table === "ledger_keys" ? "written_at" : "posted_at"} =
             '${monthsAgo(ago)}Z'::timestamptz + interval '5 days' where seq in (${seqs})`,
        );
    await db.query(`update ledger_house_entries set posted_at = '${monthsAgo(3)}Z'::timestamptz`);
  });
  afterAll(() => app.close());

  it("writes one signed sheet a month, each opening with the closing balances of the one before", async () => {
    const closed: number[] = [];
    for (let n = 0; n < 4; n++) closed.push(await closeMonth(app, systemClock, key));
    expect(closed).toEqual([1, 1, 1, 0]);
    const rows = await app.query<{ sheet: string }>(
      "select sheet from ledger_balance_sheets order by month",
    );
    const sheets = rows.map(({ sheet }) => JSON.parse(sheet) as BalanceSheet);
    expect(sheets.map(({ month }) => month)).toEqual([monthsAgo(3), monthsAgo(2), monthsAgo(1)]);
    expect(sheets.map(({ sum }) => sum)).toEqual(["0", "0", "0"]);
    const cash = sheets.map(({ members }) => members.cash);
    const line = (opening: bigint, change: bigint) => ({
      opening: String(opening),
      change: String(change),
      closing: String(opening + change),
    });
    expect(cash).toEqual([
      line(0n, fromWon(700)),
      line(fromWon(700), 0n),
      line(fromWon(700), fromWon(50)),
    ]);
    expect(sheets[2]?.house["provider:closing"]).toEqual(line(fromWon(300), fromWon(-50)));
    expect(sheets[2]?.house["jackpot:mega"]).toEqual(line(fromWon(77), 0n));
    expect(sheets[0]?.movements["bet"]).toEqual({ count: "1", amount: String(fromWon(-300)) });
    expect(await verifySheets(app, trusted)).toEqual({ faults: [], sheets: 3 });
  });

  it("detects a changed posting of a closed month, and a changed sheet", async () => {
    const asOwner = (sql: string) =>
      database.db.transaction(async (tx) => {
        await tx.query("set local session_replication_role = replica");
        await tx.query(sql);
      });
    const [month] = [monthsAgo(1)];
    const move = (by: number) => `update ledger_entries set delta = delta + ${by} where seq = 3`;
    await asOwner(move(5));
    expect((await verifySheets(app, trusted)).faults).toEqual([
      `the balance sheet of ${month} is not what its postings give`,
    ]);
    await asOwner(move(-5));
    const rename = (from: string, to: string) =>
      `update ledger_balance_sheets set sheet = replace(sheet, '${from}', '${to}') where month = '${month}'`;
    await asOwner(rename('"win"', '"won"'));
    expect((await verifySheets(app, trusted)).faults[0]).toContain("its signature is not true");
    await asOwner(rename('"won"', '"win"'));
    expect((await verifySheets(app, trusted)).faults).toEqual([]);
  });

  it("has partitions for three months ahead, created by the application itself", async () => {
    await database.db.query(
      `drop table if exists ledger_entries_${monthsAgo(-3).slice(0, 7).replace("-", "")}`,
    );
    await preparePartitions(app);
    const rows = await app.query<{ month: string }>(
      `select right(c.relname, 6) as month from pg_inherits i join pg_class c on c.oid = i.inhrelid
       where i.inhparent = 'ledger_entries'::regclass order by 1 desc limit 4`,
    );
    expect(rows.map(({ month }) => month)).toEqual(
      [-3, -2, -1, 0].map((ago) => monthsAgo(ago).slice(0, 7).replace("-", "")),
    );
  });
});
