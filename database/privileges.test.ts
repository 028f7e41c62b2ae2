import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { booksBeginWith, ledgerWriters, privilegesOnBooks } from "#database/privileges.ts";
import { openDatabase, type Database } from "#server/kit/database.ts";
import { fromWon } from "#server/kit/money.ts";
import { refuseOwner } from "#server/ledger/application.ts";
import { houseAccountId, scopeId } from "#server/ledger/accounts.ts";
import { postGroups } from "#server/ledger/store.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { makeMember, type TestMember } from "#tests/support/members.ts";

/** What an intruder in a serving process can try with its login. */
describe("the login of the serving processes", () => {
  const database = useTestDatabase();
  let app: Database;
  let member: TestMember;
  beforeAll(async () => {
    app = openDatabase(database.appUrl, { size: 2 });
    member = await makeMember(database.db, { cash: fromWon(1_000) });
  });
  afterAll(() => app.close());

  const refused = [
    "update ledger_entries set delta = delta * 2",
    "update ledger_entries set posted_at = posted_at",
    "delete from ledger_entries",
    "truncate ledger_entries",
    "insert into ledger_entries select * from ledger_entries",
    "select * from ledger_entries_$MONTH",
    "delete from ledger_entries_$MONTH",
    "drop table ledger_entries",
    "alter table ledger_entries drop constraint ledger_entries_movement_check",
    "update ledger_accounts set balance = balance + 1",
    "update ledger_accounts set seq = 0",
    "insert into ledger_accounts (bucket, member_id, kind, currency, balance) values (1, 1, 'cash', 'KRW', 5)",
    "delete from ledger_accounts",
    "update ledger_keys set amount = 0",
    "update ledger_keys set reversed_by_seq = null",
    "delete from ledger_keys",
    "insert into ledger_keys select * from ledger_keys",
    "update ledger_house_entries set amount = 1",
    "delete from ledger_house_entries",
    "insert into ledger_house_entries (posted_at, movement, from_house_account_id, to_house_account_id, amount) values (now(), 102, 1, 2, 5)",
    "update ledger_house_accounts set code = 'bank:2' where code = 'bank'",
    "delete from ledger_scopes",
    "update ledger_share_schemes set basis_points = 1000",
    "insert into ledger_share_schemes values (99, 1, 1000)",
    "update ledger_seals set root = previous",
    "delete from ledger_seals",
    "truncate ledger_seals cascade",
    "update ledger_seal_keys set public_key = public_key",
    "delete from ledger_balance_sheets",
    "update ledger_balance_sheets set sheet = ''",
    "update audit_entries set reason = 'another'",
    "delete from audit_entries",
    "truncate audit_entries",
    "update member_accesses set operator_id = 1",
    "delete from member_accesses",
    "alter table audit_entries disable trigger all",
    "update migrations set name = 'x'",
    "create table ledger_mine (id integer)",
    "create temporary table ledger_entries (id integer)",
    "create function ledger_mine() returns void language sql as ''",
    "alter function ledger_post_house owner to current_user",
    "set role dalbit",
  ];
  it.each(refused)("is refused: %s", async (statement) => {
    const month = new Date().toISOString().slice(0, 7).replace("-", "");
    const before = await database.db.query("select * from ledger_accounts order by id");
    await expect(app.query(statement.replace("$MONTH", month))).rejects.toThrow(
      /permission denied|must be owner|must be able to SET ROLE/,
    );
    expect(await database.db.query("select * from ledger_accounts order by id")).toEqual(before);
  });

  it("moves money through the ledger's functions, under all of their rules", async () => {
    const house = await houseAccountId(app, "provider:rights");
    const scope = await scopeId(app, "rights");
    const bet = (key: string, won: number) =>
      postGroups(app, [
        [
          {
            account: member.cash,
            houseAccountId: house,
            scopeId: scope,
            key,
            movement: "bet",
            amount: fromWon(won),
          },
        ],
      ]);
    expect((await bet("a", 900))[0]?.[0]?.status).toBe("applied");
    expect((await bet("b", 900))[0]?.[0]?.status).toBe("insufficient");
  });

  it("cannot redirect a function that acts for the owner to a table of its own", async () => {
    for (const name of ledgerWriters) {
      const rows = await database.db.query<{ settings: string[]; isDefiner: boolean }>(
        `select proconfig as settings, prosecdef as "isDefiner" from pg_proc where proname = $1`,
        [name],
      );
      expect(rows.length, name).toBeGreaterThan(0);
      for (const { settings, isDefiner } of rows) {
        expect(isDefiner, name).toBe(true);
        expect(settings, name).toContain("search_path=public, pg_temp");
      }
    }
  });

  it("has rights on every table, and on the ledger's tables only the listed ones", async () => {
    const tables = await database.db.query<{ name: string; rights: number }>(
      `select c.relname as name, (select count(*)::integer from aclexplode(c.relacl) x
         join pg_roles r on r.oid = x.grantee where r.rolname = 'dalbit_application') as rights
       from pg_class c where c.relnamespace = 'public'::regnamespace
         and c.relkind in ('r', 'p', 'v') and not c.relispartition`,
    );
    for (const { name, rights } of tables) {
      const isOfBooks = booksBeginWith.some((word) => name.startsWith(word));
      if (isOfBooks) expect(Object.keys(privilegesOnBooks)).toContain(name);
      expect(rights, name).toBeGreaterThan(0);
    }
  });

  it("is required: a serving process refuses to start as the owner", async () => {
    await expect(refuseOwner(app)).resolves.toBeUndefined();
    await expect(refuseOwner(database.db)).rejects.toThrow("may change postings");
  });
});
