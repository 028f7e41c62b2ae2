import { describe, expect, it } from "vitest";
import { notExcepted } from "#scripts/buckets/exceptions.ts";
import { faultsOfKeys } from "#scripts/buckets/keys.ts";
import { faultsOfText, tablesElsewhere } from "#scripts/buckets/texts.ts";
import { useTestDatabase } from "#tests/support/database.ts";

describe("the keys of placed tables", () => {
  const test = useTestDatabase();

  it("are refused when they do not begin with the bucket or lead to another node", async () => {
    await test.db.query("create table members_apart (id bigint primary key)");
    await test.db.query("create table houses (id bigint primary key)");
    await test.db.query(
      "create table placed (bucket smallint, id bigint, primary key (bucket, id))",
    );
    await test.db.query(
      `create table wrong (bucket smallint not null, id bigint primary key,
         member bigint references members_apart, house bigint references houses,
         placed_bucket smallint, placed_id bigint, unique (bucket, member),
         foreign key (placed_bucket, placed_id) references placed,
         foreign key (bucket, placed_id) references placed)`,
    );
    await test.db.query("create unique index wrong_word on wrong (lower(id::text))");
    await test.db.query("create table bare (member bigint)");
    expect(
      await faultsOfKeys(test.db.pool, ["placed", "wrong", "bare", "none"], ["houses"]),
    ).toEqual([
      "bare has no bucket",
      "none has no bucket",
      "wrong: wrong_pkey begins with id",
      "wrong: wrong_word begins with an expression",
      "wrong: wrong_member_fkey leads to members_apart",
      "wrong: wrong_placed_bucket_placed_id_fkey leads to placed",
    ]);
  });
});

describe("statements about placed tables", () => {
  const placed = ["rounds", "accounts"];
  const faults = (text: string) => faultsOfText("it", text, placed);

  it.each([
    "select * from rounds where bucket = $1 and id = $2",
    "select * from rounds r join accounts a on a.bucket = r.bucket and a.id = r.account where r.bucket = $1",
    "insert into rounds (bucket, id) select a.bucket, a.id from accounts a",
    "begin select 1 from members; update rounds as r set x = 1 where (r.bucket, r.id) = ($1, $2); end",
    "select * from members where bucket_name = 'from rounds' -- join accounts",
  ])("are allowed with the bucket of each: %s", (text) => {
    expect(faults(text)).toEqual([]);
  });

  it.each([
    ["select * from rounds where id = $1", ["rounds"]],
    [
      "select * from rounds r join accounts a on a.id = r.account where r.bucket = $1",
      ["accounts"],
    ],
    ["insert into rounds (id) values ($1)", ["rounds"]],
    ["update accounts set x = 1; select bucket from rounds where bucket = $1", ["accounts"]],
    ["select * from members m, rounds r where r.id = m.id", ["rounds"]],
    ["select a.x, b from rounds r where r.id = 1", ["rounds"]],
    ["delete from members using rounds where rounds.id = members.id", ["rounds"]],
    ["merge into rounds r using members m on m.id = r.id when matched then delete", ["rounds"]],
    ['select * from public.rounds where "id" = $1', ["rounds"]],
    ['select * from "rounds" where id = $1', ["rounds"]],
    ["lock table members, accounts in share mode; truncate rounds", ["accounts", "rounds"]],
    ["delete from only rounds where id in (select id from accounts)", ["rounds", "accounts"]],
  ])("are refused without: %s", (text, tables) => {
    expect(faults(text)).toEqual(tables.map((table) => `it names ${table} without its bucket`));
  });

  it("are refused in functions that read what the nodes do not have", () => {
    const text =
      "select from rounds join sessions s on true join houses h on true where bucket = 1";
    const tables = { all: ["rounds", "sessions", "houses"], here: ["rounds", "houses"] };
    expect(tablesElsewhere("it", text, tables)).toEqual([
      "it names sessions, which is on the coordinator",
    ]);
  });
});

it("exceptions hold for what they name, and fail once it is mended", () => {
  const exceptions = [{ why: "it waits", faults: ["one", "two"] }];
  expect(notExcepted(["one", "two"], exceptions)).toEqual([]);
  expect(notExcepted(["one", "three"], exceptions)).toEqual([
    "three",
    '"two" is no longer found: remove the exception',
  ]);
});
