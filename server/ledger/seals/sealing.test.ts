import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { systemClock } from "#server/kit/clock.ts";
import type { Transaction } from "#server/kit/database.ts";
import { fromWon } from "#server/kit/money.ts";
import { sealKeyOf } from "#server/ledger/seals/signing.ts";
import type { KeptCheckpoint } from "#server/ledger/seals/verify.ts";
import { writeAudit } from "#server/operators/audit/audit.ts";
import { makeMember, type TestMember } from "#tests/support/members.ts";
import { useSeals } from "#tests/support/seals.ts";

/** The database's owner changes rows, and verification names each. */
describe("seals", () => {
  const seals = useSeals();
  const { database, key, sealAll, bet, verify } = seals;
  let first: TestMember;
  let second: TestMember;

  /** Makes a change as the owner, verifies, and reverts it. */
  const tamper = async (statements: string[], back: string[]): Promise<string[]> => {
    const run = (list: string[]) =>
      database.db.transaction(async (tx) => {
        await tx.query("set local session_replication_role = replica");
        for (const statement of list) await tx.query(statement);
      });
    await run(statements);
    const { faults } = await verify();
    await run(back);
    expect((await verify()).faults).toEqual([]);
    return faults;
  };
  const act = (tx: Transaction, reason: string) =>
    writeAudit(
      tx,
      systemClock,
      {
        operator: { operatorId: 1n, sessionId: null, emergency: null },
        address: "127.0.0.1",
        requestId: "00000000-0000-4000-8000-000000000000",
      } as unknown as Parameters<typeof writeAudit>[2],
      { call: "test", object: "test:1", before: null, after: { it: 1 }, reason },
    );

  beforeAll(async () => {
    await database.db.query(
      `insert into operators (login_id, name, role, password_hash, second_factor)
       values ('sealed.one', 'One', 'admin', 'x', 'x')`,
    );
    [first, second] = [
      await makeMember(database.db, { cash: fromWon(10_000) }),
      await makeMember(database.db, { cash: fromWon(10_000) }),
    ];
    for (let n = 0; n < 5; n++) for (const member of [first, second]) await bet(member);
    await seals.app.transaction((tx) => act(tx, "the first act"));
    await sealAll();
    for (let n = 0; n < 5; n++) for (const member of [first, second]) await bet(member);
    await seals.app.transaction((tx) => act(tx, "the second act"));
    await sealAll();
  });
  it("cover every row once, with the application's login", async () => {
    const found = await verify();
    expect(found).toMatchObject({ faults: [], seals: 2, waiting: 0 });
    const [rows] = await database.db.query<{ n: bigint }>(
      `select (select count(*) from ledger_entries) + (select count(*) from ledger_house_entries)
         + (select count(*) from audit_entries) as n`,
    );
    expect(BigInt(found.rows)).toBe(rows?.n);
  });

  it("detect an entry that the owner changed", async () => {
    const name = `entry ${first.cash.id}-4`;
    const where = `where account_id = ${first.cash.id} and seq = 4`;
    const faults = await tamper(
      [`update ledger_entries set key = 'another' ${where}`],
      [
        `update ledger_entries e set key = k.key from ledger_keys k ${where.replace("account_id", "e.account_id").replace("seq", "e.seq")}
        and k.account_id = e.account_id and k.seq = e.seq`,
      ],
    );
    expect(faults).toContain(`${name} was changed`);
    expect(faults.filter((fault) => fault.endsWith("was changed"))).toHaveLength(1);
  });

  it("detect an entry that the owner deleted, and one that was inserted", async () => {
    const where = `where account_id = ${second.cash.id} and seq = 3`;
    await database.db.query(`create table kept as select * from ledger_entries ${where}`);
    expect(
      await tamper(
        [`delete from ledger_entries ${where}`],
        ["insert into ledger_entries select * from kept"],
      ),
    ).toContain(`entry ${second.cash.id}-3 was deleted`);
    expect(
      await tamper(
        [
          `insert into ledger_entries select bucket, account_id, seq,
             posted_at + interval '1 microsecond', movement, delta, balance_after, house_account_id,
             scope_id, key || 'x', reversed_seq, share_scheme_id from kept`,
        ],
        [
          `delete from ledger_entries where account_id = ${second.cash.id} and key like '%x' and seq = 3`,
        ],
      ),
    ).toContain(`entry ${second.cash.id}-3 was inserted a second time`);
    await database.db.query("drop table kept");
  });

  it("detect an entry that was inserted at the end", async () => {
    const faults = await tamper(
      [
        `insert into ledger_entries (bucket, account_id, seq, posted_at, movement, delta, balance_after,
           house_account_id, scope_id, key)
         select bucket, id, seq + 1, now(), 7, 500, balance + 500, 1, 1, 'forged' from ledger_accounts
         where id = ${first.cash.id}`,
      ],
      ["delete from ledger_entries where key = 'forged'"],
    );
    expect(faults.join("\n")).toContain(`account ${first.cash.id} entry 12 key forged`);
  });

  it("detect an account whose balance the owner changed", async () => {
    const change = (by: number) =>
      `update ledger_accounts set balance = balance + ${by} where id = ${first.cash.id}`;
    const faults = await tamper([change(100_000)], [change(-100_000)]);
    expect(faults.join("\n")).toContain(`account ${first.cash.id}: balance`);
  });

  it("detect an audit row that the owner changed, also when its own chain was repaired", async () => {
    const mend = (reason: string) => [
      `update audit_entries set reason = '${reason}' where id = 1`,
      "update audit_entries a set chain = audit_link(sha256('audit'::bytea), a) where id = 1",
      "update audit_entries a set chain = audit_link((select chain from audit_entries where id = 1), a) where id = 2",
    ];
    const faults = await tamper(mend("a better reason"), mend("the first act"));
    expect(faults).toContain("audit row 1 was changed");
  });

  it("detect an entry between house accounts that was changed, deleted or inserted", async () => {
    const change = (by: number) =>
      `update ledger_house_entries set amount = amount + ${by} where id = 2`;
    expect(await tamper([change(7)], [change(-7)])).toContain("house entry 2 was changed");
    await database.db.query("create table kept as select * from ledger_house_entries where id = 3");
    const back = "insert into ledger_house_entries overriding system value select * from kept";
    expect(await tamper(["delete from ledger_house_entries where id = 3"], [back])).toContain(
      "house entry 3 was deleted",
    );
    const inserted = back.replace(
      "select *",
      "select -5, posted_at, movement, from_house_account_id, to_house_account_id, amount, about_account_id",
    );
    expect(
      (await tamper([inserted], ["delete from ledger_house_entries where id = -5"])).join(),
    ).toContain("house entry -5 was inserted");
    await database.db.query("drop table kept");
  });

  it("detect changed and deleted seals, also those signed with another key", async () => {
    const faults = await tamper(
      [
        "create table kept as select * from ledger_seals",
        "update ledger_seals set links = set_byte(links, 4, get_byte(links, 4) # 1) where id = 1",
      ],
      ["delete from ledger_seals", "insert into ledger_seals select * from kept"],
    );
    expect(faults).toContain("seal 1 was changed: it is not what was signed");
    const gone = await tamper(
      ["delete from ledger_seals where id = 1"],
      [
        "delete from ledger_seals",
        "insert into ledger_seals select * from kept",
        "drop table kept",
      ],
    );
    expect(gone).toContain("seal 1 was deleted");
    const stranger = sealKeyOf(Buffer.alloc(32, 1).toString("base64url"));
    const others = await verify([], new Map([[stranger.id, stranger.publicKey]]));
    expect(others.faults).toContain(`seal 1 is signed with the unknown key ${key.id}`);
  });

  it("detect the deletion of the newest seals with a checkpoint that was kept outside", async () => {
    const kept = readFileSync(seals.checkpointsFile, "utf8").trim().split("\n");
    const checkpoints = kept.map((line) => JSON.parse(line) as KeptCheckpoint);
    expect((await verify(checkpoints)).faults).toEqual([]);
    await database.db.query("create table kept as select * from ledger_seals where id = 2");
    const remove = async (tx: Transaction) => {
      await tx.query("set local session_replication_role = replica");
      await tx.query("delete from ledger_seals where id = 2");
    };
    await database.db.transaction(remove);
    expect((await verify(checkpoints)).faults).toContain("seal 2 was kept outside and is missing");
    await database.db.query("insert into ledger_seals select * from kept");
    await database.db.query("drop table kept");
  });
});
