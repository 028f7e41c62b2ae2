import { beforeAll, describe, expect, it } from "vitest";
import { faultsBeside } from "#scripts/releases/compare.ts";
import { makeRecord, type ReleaseRecord } from "#scripts/releases/record.ts";
import { useTestDatabase } from "#tests/support/database.ts";

/** The statements of a made-up release with one table, `trial`. */
const sent = [
  "select id, nick, note from trial where id = $1",
  "insert into trial (nick, state) values ($1, $2) on conflict (nick) do nothing",
  "update trial set note = $2 where id = $1",
  "select trial_sum($1::bigint) as sum",
  "update trial set closed_at = case when state = 'open' then null else now() end where id = $1",
].map((text, at) => ({ place: `server/trial/store.ts:${at + 1}`, text }));

const made = `
  create table trial (
    id bigint generated always as identity primary key, nick text not null unique, note text,
    closed_at timestamptz,
    state text not null check (state in ('open', 'done')));
  grant select, insert, update on trial to dalbit_application;
  create function trial_sum(first bigint) returns bigint language sql as 'select first + 1'`;

/** A migration, with what the check says of it; nothing where the release keeps running. */
const migrations: readonly (readonly [title: string, sql: string, ...faults: string[]])[] = [
  ["a new column that may be empty", "alter table trial add column more text"],
  [
    "a new required column with a default",
    "alter table trial add column more int not null default 0",
  ],
  ["a new table", "create table trial_more (id bigint primary key references trial)"],
  [
    "more words",
    `alter table trial drop constraint trial_state_check,
     add constraint trial_state_check check (state in ('open', 'done', 'held'))`,
  ],
  [
    "a removed column",
    "alter table trial drop column note",
    'store.ts:1: column "note" does not exist',
    'store.ts:3: column "note" of relation "trial" does not exist',
  ],
  [
    "a renamed column",
    "alter table trial rename column nick to name",
    'store.ts:1: column "nick" does not exist',
    'store.ts:2: column "nick" of relation "trial" does not exist',
  ],
  [
    "another type",
    "alter table trial alter column note type integer using note::integer",
    'store.ts:1: "note" was text and is integer',
    "store.ts:3: $2 was text and is integer",
  ],
  [
    "a new required column",
    "alter table trial add column more text not null",
    'store.ts:2: it inserts no "more", which must have a value and has no default',
  ],
  [
    "a column that must no longer be empty",
    "alter table trial alter column note set not null",
    'store.ts:2: it inserts no "note", which must have a value and has no default',
    "store.ts:3: $2 is refused as null",
  ],
  [
    "a column that must no longer be empty, to which that release writes null",
    "alter table trial alter column closed_at set default now(), alter column closed_at set not null",
    'store.ts:5: it writes null to "closed_at", which refuses it',
  ],
  [
    "a shorter primary key",
    "alter table trial drop constraint trial_pkey, add primary key (state)",
    'trial: "trial_pkey" is new',
  ],
  [
    "fewer words, by a condition beside them",
    `alter table trial drop constraint trial_state_check,
     add constraint trial_state_check
       check (state in ('open', 'done') and state <> all (array['done']))`,
    'trial: "trial_state_check" is new',
  ],
  [
    "a column that may become empty",
    "alter table trial alter column nick drop not null",
    'store.ts:1: "nick" was never null and may be null',
  ],
  [
    "a function with another signature",
    `drop function trial_sum; create function trial_sum(first bigint, second bigint)
     returns bigint language sql as 'select first + second'`,
    "store.ts:4: function trial_sum(bigint) does not exist",
  ],
  [
    "a right that is gone",
    "revoke update on trial from dalbit_application",
    "store.ts:3: permission denied for table trial",
    "store.ts:5: permission denied for table trial",
  ],
  [
    "a unique index that is gone",
    "alter table trial drop constraint trial_nick_key",
    "store.ts:2: there is no unique or exclusion constraint matching the ON CONFLICT specification",
  ],
  [
    "a new unique index",
    "create unique index trial_note on trial (note)",
    'trial: "trial_note" is new',
  ],
  [
    "fewer words",
    `alter table trial drop constraint trial_state_check,
     add constraint trial_state_check check (state in ('done', 'held'))`,
    'trial: "trial_state_check" is new',
  ],
];

describe("a database beside the release before", () => {
  const database = useTestDatabase();
  let record: ReleaseRecord;
  beforeAll(async () => {
    await database.db.pool.query(made);
    record = await makeRecord(sent, database.url);
  });

  const faultsAfter = async (sql: string, excused: readonly string[] = []): Promise<string[]> => {
    await database.db.pool.query(
      `drop table if exists trial_more, trial; drop function if exists trial_sum; ${made}`,
    );
    await database.db.pool.query(sql);
    return faultsBeside(record, database.url, new Set(excused));
  };

  it("is compared with what that release sends", async () => {
    expect(await faultsBeside(record, database.url, new Set())).toEqual([]);
  });

  it.each(migrations)("finds what breaks it in a migration with %s", async (_, sql, ...wanted) => {
    const faults = await faultsAfter(sql);
    expect(faults.map((fault) => wanted.find((each) => fault.includes(each)) ?? fault)).toEqual(
      wanted,
    );
  });

  it("accepts a new constraint whose migration says why that release keeps to it", async () => {
    const sql = "create unique index trial_note on trial (note)";
    expect(await faultsAfter(sql, ["trial_note"])).toEqual([]);
  });

  it("finds an outcome with another number", async () => {
    await faultsAfter("select");
    const codes = { ...record.codes, outcome_applied: 99, outcome_gone: 100 };
    expect(await faultsBeside({ ...record, codes }, database.url, new Set())).toEqual([
      expect.stringContaining("outcome_applied was 99 and is "),
      "outcome_gone was 100 and is gone",
    ]);
  });
});
