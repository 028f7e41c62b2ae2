import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { projectFolder } from "#scripts/project.ts";
import { faultsOfStatements } from "#scripts/statements/faults.ts";
import { useTestDatabase } from "#tests/support/database.ts";

/** A store whose functions each hold one statement, with what the check says of it. */
const cases: readonly (readonly [title: string, code: string, ...faults: string[]])[] = [
  [
    "a statement that is declared as it is",
    `db.query<{ memberId: bigint; nick: string; erasedAt: Date | null; ids: bigint[] }>(
       'select id as "memberId", nick, erased_at as "erasedAt", array[id] as ids from members where id = $1', [1n])`,
  ],
  [
    "a wrong name",
    `db.query<{ nickname: string }>("select nick from members")`,
    '"nickname" is declared and not selected',
    '"nick" is selected and not declared',
  ],
  [
    "a column that no table has",
    `db.query("select shoe_size from members")`,
    'column "shoe_size" does not exist (in: select shoe_size from members)',
  ],
  [
    "a wrong type",
    `db.query<{ id: number }>("select id from members")`,
    '"id" is bigint, declared as number',
  ],
  [
    "a wrong type in a list",
    `db.query<{ ids: number[] }>("select array[id] as ids from members")`,
    '"ids" is bigint[], declared as number[]',
  ],
  [
    "a column that may be null",
    `db.query<{ erasedAt: Date }>('select erased_at as "erasedAt" from members')`,
    '"erasedAt" may be null, declared as Date',
  ],
  [
    "a column that a condition keeps from being null",
    `db.query<{ erasedAt: Date }>('select erased_at as "erasedAt" from members where erased_at < now()')`,
  ],
  [
    "a column that an outer join may miss",
    `db.query<{ nick: string; name: string }>(
       "select m.nick, s.name from members m left join settings_sites s on s.id = m.site_id")`,
    '"name" may be null, declared as string',
  ],
  [
    "a sum of no rows",
    `db.query<{ sum: string }>("select sum(level) as sum from members")`,
    '"sum" is bigint, declared as string',
    '"sum" may be null, declared as string',
  ],
  [
    "sums that find a row or say what else",
    `db.query<{ level: number; sum: bigint; all: bigint; other: string }>(
       \`with levels as (select level, sum(length(nick)) as sum from members group by level)
        select level, sum, (select count(*) from members) as all,
          case when sum > 3 then 'long' else 'short' end as other from levels
        union all select 0, 0, coalesce(max(sum), 0), 'all' from levels\`)`,
  ],
  [
    "a column that is never null",
    `db.query<{ login: string | null }>("select login_id as login from members")`,
    '"login" is never null, declared with null',
  ],
  [
    "a word that a check allows and the type does not name",
    `db.query<{ status: "active" | "suspended" | "dormant" }>("select status from members")`,
    '"status" may be closed, declared as "active" | "dormant" | "suspended"',
  ],
  [
    "a wrong parameter",
    `db.query("select from members where login_id = $1 and id = $2", [7, true])`,
    "$1 is text, given 7",
    "$2 is bigint, given true",
  ],
  [
    "too few parameters",
    `db.query("select from members where login_id = $1 and id = $2", ["a"])`,
    "1 values are given, 2 are expected",
  ],
  [
    "a wrong parameter among values that are spread",
    `db.query("select from members where login_id = $1 and id = $2 and nick = $3", [...([text, 7n] as const), 5])`,
    "$3 is text, given 5",
  ],
  [
    "null for a column that refuses it",
    `db.query("update members set nick = $1, locale = $2", [text, "ko"])`,
    "$1 is written where null is refused, given string | null",
  ],
  [
    "each text that a parameter makes",
    `db.query<{ id: number }>(\`select id from \${table} \${isLocked ? "for update" : ""}\`)`,
    '"id" is bigint, declared as number',
  ],
  [
    "a sender that is picked from another",
    `(db as Pick<Queryable, "query">).query<{ id: number }>("select id from members")`,
    '"id" is bigint, declared as number',
  ],
  [
    "a comparison with all of a list, which may be empty",
    `db.query<{ erasedAt: Date }>('select erased_at as "erasedAt" from members where erased_at <> all($1)', [[new Date()]])`,
    '"erasedAt" may be null, declared as Date',
  ],
  [
    "a column that is returned as it was written, and one as it was before",
    `db.query<{ now: Date; kept: Date; before: Date; was: Date }>(
       \`update members set erased_at = null, last_seen_on = now() where erased_at is not null
        returning erased_at as now,
          case when erased_at is not null then erased_at else now() end as kept,
          old.last_seen_on as before, old.erased_at as was\`)`,
    '"now" may be null, declared as Date',
    '"before" may be null, declared as Date',
  ],
  [
    "the new row of one that is deleted",
    `db.query<{ nick: string }>("delete from members where nick = 'a' returning new.nick")`,
    '"nick" may be null, declared as string',
  ],
  [
    "null for a column that a conflict refuses",
    `db.query("insert into ledger_scopes (code) values ('a') on conflict (code) do update set code = $1", [text])`,
    "$1 is written where null is refused, given string | null",
  ],
  [
    "a literal null for a column that refuses it",
    `db.query("update members set nick = case when level > 1 then 'a' end, erased_at = null")`,
    'it writes null to "nick", which refuses it',
  ],
  [
    "a row that is one of several kinds",
    `db.query<{ id: number; status: "active" | "suspended" } | { id: bigint; status: "dormant" | "closed" }>("select id, status from members")`,
    '"id" is bigint, declared as number | bigint',
  ],
  [
    "a command on a table that does not exist",
    `db.query("lock table shoes in share mode")`,
    'relation "shoes" does not exist (in: lock table shoes in share mode)',
  ],
];

describe("the check of statements", () => {
  const database = useTestDatabase();
  const folder = mkdtempSync(join(tmpdir(), "dalbit-statements-"));
  afterAll(() => rmSync(folder, { recursive: true }));

  it("finds wrong names, types, nullability and parameters, and nothing else", async () => {
    const store = join(folder, "store.ts");
    const lines = cases.map(
      ([, code], at) =>
        `export const f${at} = (db: Queryable, text: string | null, table: "ledger_scopes" | "members", isLocked: boolean) => ${code.replaceAll("\n", " ")};`,
    );
    const databaseFile = join(projectFolder, "server/kit/database.ts");
    writeFileSync(
      store,
      [`import type { Queryable } from "${databaseFile}";`, ...lines].join("\n"),
    );
    writeFileSync(
      join(folder, "tsconfig.json"),
      JSON.stringify({
        extends: join(projectFolder, "tsconfig.json"),
        compilerOptions: {
          types: ["node"],
          typeRoots: [join(projectFolder, "node_modules/@types")],
        },
        include: ["store.ts"],
      }),
    );
    const faults = await faultsOfStatements(folder, [store], database.url);
    for (const [at, [title, , ...expected]] of cases.entries()) {
      const place = `store.ts:${at + 2}: `;
      const found = faults.filter((fault) => fault.startsWith(place));
      const said = found.map((fault) => fault.slice(place.length));
      expect.soft(said, title).toEqual(expected);
    }
  });
});
