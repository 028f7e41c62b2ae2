import { beforeAll, describe, expect, it } from "vitest";
import { openActs } from "#server/kit/act.ts";
import { systemClock } from "#server/kit/clock.ts";
import { fromWon } from "#server/kit/money.ts";
import { listeners } from "#server/app/listeners.ts";
import { startBreak } from "#server/members/breaks/breaks.ts";
import { setLimit } from "#server/members/limits/limits.ts";
import { setQuietTime } from "#server/members/quiet-times/quiet-times.ts";
import { makeMember, type TestMember } from "#tests/support/members.ts";
import { useSeals } from "#tests/support/seals.ts";

const daily = { kind: "loss", period: "day" } as const;

/** The owner of the database loosens what members committed themselves to; verification names it. */
describe("a member's break or limit", () => {
  const seals = useSeals();
  const { database, sealAll, verify } = seals;
  let member: TestMember;
  let breakId: bigint;

  /** Makes a change as the owner, past every trigger, verifies, and reverts it. */
  const tamper = async (statement: string, back: string): Promise<string[]> => {
    const run = (sql: string) =>
      database.db.transaction(async (tx) => {
        await tx.query("set local session_replication_role = replica");
        await tx.query(sql);
      });
    await run(statement);
    const { faults } = await verify();
    await run(back);
    expect((await verify()).faults).toEqual([]);
    return faults;
  };

  beforeAll(async () => {
    const acts = openActs({ db: seals.app, clock: systemClock, listeners });
    member = await makeMember(database.db, { cash: fromWon(10_000) });
    await seals.bet(member);
    await setLimit(acts, member.memberId, daily, fromWon(50_000));
    await setLimit(acts, member.memberId, daily, fromWon(20_000));
    await setQuietTime(acts, member.memberId, "days", "{[6,8)}");
    await startBreak(acts, member.memberId, "6m");
    const [row] = await database.db.query<{ id: bigint }>("select id from member_breaks");
    breakId = row?.id ?? 0n;
    // The owner also drops the table's own checks.
    const checks = await database.db.query<{ name: string }>(
      `select conname as name from pg_constraint
       where conrelid = 'member_breaks'::regclass and contype = 'c'`,
    );
    for (const { name } of checks)
      await database.db.query(`alter table member_breaks drop constraint ${name}`);
    await sealAll();
  });

  it("is recorded with each change, and every record is sealed", async () => {
    const records = await database.db.query<{ subject: string }>(
      "select subject from ledger_commitments order by id",
    );
    const limit = expect.stringMatching(/^limit:\d+\/\d+\/loss\/day$/) as string;
    expect(records.map(({ subject }) => subject)).toEqual([
      limit,
      limit,
      `quiet:${member.memberId}/days`,
      `break:${breakId}`,
    ]);
    expect(await verify()).toMatchObject({ faults: [], waiting: 0 });
  });

  it.each([
    ["ends_at = started_at + interval '1 day'", "ends_at = started_at + interval '6 months'"],
    ["ended_at = now()", "ended_at = null"],
  ])("that the owner shortens by %s is named", async (change, back) => {
    const update = (sql: string) => `update member_breaks set ${sql} where id = ${breakId}`;
    expect(await tamper(update(change), update(back))).toEqual([
      `break:${breakId} differs from its record`,
    ]);
  });

  it("that the owner raises, deletes or inserts is named", async () => {
    const { bucket, id } = member.cash;
    const at = `where bucket = ${bucket} and account_id = ${id} and kind = 'loss'`;
    const name = `limit:${bucket}/${id}/loss/day`;
    expect(
      await tamper(
        `update ledger_limits set amount = amount * 10 ${at}`,
        `update ledger_limits set amount = amount / 10 ${at}`,
      ),
    ).toContain(`${name} differs from its record`);
    await database.db.query(`create table kept as select * from ledger_limits ${at}`);
    const columns = "bucket, account_id, kind, period, product, amount, changed_at";
    const back = `insert into ledger_limits (${columns}) select ${columns} from kept`;
    expect(await tamper(`delete from ledger_limits ${at}`, back)).toContain(`${name} was deleted`);
    const another = back.replace(
      "select bucket, account_id, kind",
      "select bucket, account_id, 'stake'",
    );
    expect(
      await tamper(another, `delete from ledger_limits ${at.replace("loss", "stake")}`),
    ).toContain(`limit:${bucket}/${id}/stake/day was inserted without a record`);
    await database.db.query("drop table kept");
  });

  it("and quiet times that the owner opens are named", async () => {
    const update = (closed: string) =>
      `update member_quiet_times set closed = '${closed}' where kind = 'days'`;
    expect(await tamper(update("{}"), update("{[6,8)}"))).toEqual([
      `quiet:${member.memberId}/days differs from its record`,
    ]);
  });

  it("whose record the owner changes or deletes is named", async () => {
    await database.db.query("create table kept as select * from ledger_commitments");
    const back = `insert into ledger_commitments overriding system value select * from kept
      on conflict (id) do update set state = excluded.state`;
    expect(
      await tamper(
        `update ledger_commitments set state = jsonb_set(state, '{term}', '"1d"') where subject like 'break:%'`,
        back,
      ),
    ).toContain("commitment 4 was changed");
    expect(await tamper("delete from ledger_commitments where id = 4", back)).toContain(
      "commitment 4 was deleted",
    );
    await database.db.query("drop table kept");
  });

  it("that the owner loosens with a record of its own is named, because no member could", async () => {
    await database.db.query("alter table ledger_limits disable trigger ledger_limits_stay");
    const { bucket, id } = member.cash;
    await database.db.query(
      "update ledger_limits set amount = amount * 10 where bucket = $1 and account_id = $2",
      [bucket, id],
    );
    const name = `limit:${bucket}/${id}/loss/day was raised without its wait`;
    expect((await verify()).faults).toEqual([name]);
    await sealAll();
    expect((await verify()).faults).toEqual([name]);
  });
});
