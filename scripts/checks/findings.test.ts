import { describe, expect, it } from "vitest";
import { findNumberAmounts } from "#scripts/checks/amounts.ts";
import { findUntested } from "#scripts/checks/calls.ts";
import { findSecondConnections } from "#scripts/checks/connections.ts";
import { findLockFaults } from "#scripts/checks/lock-file.ts";
import { findLongFiles } from "#scripts/checks/lengths.ts";
import { faultsOfName } from "#scripts/checks/names.ts";
import { findSql } from "#scripts/checks/sql.ts";
import { findBareSuppressions } from "#scripts/checks/suppressions.ts";

const verbs = "server/payments/deposits.ts";
const at = (path: string, text: string): { path: string; text: string } => ({ path, text });

describe("the check of amounts", () => {
  it("finds money typed as number in parameters, variables, properties and unions", () => {
    const texts = [
      "function pay(amount: number) {}",
      "const balanceInWon: number | null = null;",
      "type Row = { stake?: number };",
      "class Round { payouts: number[] = []; }",
      "type Row = { stakes: readonly number[]; balances: ReadonlyArray<number | null> };",
      "const amounts: (number | null)[] = [];",
      "const amount: Promise<number> = read();",
      "function balance(): number { return 1; }",
      "const payoutOf = { payout: (): number => 1 };",
      "type Wallet = { balance(): number };",
    ];
    for (const text of texts) expect.soft(findNumberAmounts(at(verbs, text)), text).not.toEqual([]);
  });

  it("allows other names, other types and the edges", () => {
    expect(findNumberAmounts(at(verbs, "const amount: bigint = 1n, count: number = 1;"))).toEqual(
      [],
    );
    expect(findNumberAmounts(at("contract/wallet.ts", "type A = { balance: number };"))).toEqual(
      [],
    );
    const wire = at("server/providers/beexar/wire.ts", "type A = { amount: number };");
    expect(findNumberAmounts(wire)).toEqual([]);
  });
});

describe("the check of tested calls", () => {
  it("finds a call that a test names in a comment alone, and one outside of tests", () => {
    const sources = [
      at("server/a.test.ts", 'call("one"); // call("two")\n/* "three" */ const it = "x";'),
      at("server/b.ts", 'call("four");'),
    ];
    expect(findUntested(["one", "two", "three", "four"], sources)).toEqual([
      "two",
      "three",
      "four",
    ]);
  });
});

describe("the check of SQL", () => {
  it("finds statements in strings and templates outside stores", () => {
    const texts = [
      "db.query('select * from members')",
      "db.query(`\n  update members\n  set nick = $1`)",
      'db.query("insert into members values ($1)")',
      "db.query('DELETE FROM members')",
      "db.query(`with found as (select 1) select * from found`)",
      "db.query(`update members m set nick = $1 where m.id = $2`)",
      "db.query(`update only public.members as m set nick = $1`)",
      "db.query(`-- the newest first\n select * from members`)",
      "db.query(`/* all */ delete from members`)",
      "db.query(`(select 1) union (select 2)`)",
      "db.query(`select $1::bigint, ${column} from members`)",
      "db.query(`select -id from members`)",
      "db.query(`alter role dalbit_app login`)",
      "db.query(`grant select on members to public`)",
    ];
    for (const text of texts) expect.soft(findSql(at(verbs, text)), text).toHaveLength(1);
  });

  it("allows prose, stores and tests", () => {
    expect(findSql(at(verbs, 'const text = "Select a game, or update your profile";'))).toEqual([]);
    const statement = "db.query('select * from members')";
    expect(findSql(at("server/members/store.ts", statement))).toEqual([]);
    expect(findSql(at("server/members/sign-in.test.ts", statement))).toEqual([]);
  });
});

describe("the check of connections", () => {
  it("finds the pool inside a function that gets a transaction", () => {
    const texts = [
      "db.transaction(async (tx) => { await throttle(db, clock, key); });",
      "acts.perform(actor, async (act) => ({ id: await acts.db.query(sql) }));",
      "const carryOut = async (tx: Transaction, db: Database) => work(db);",
      "function close(tx: Transaction) { return open.pool.query(sql); }",
      "const handlers = { async approve(act) { return { sites: await list(db) }; } };",
    ];
    for (const text of texts) expect(findSecondConnections(at(verbs, text)), text).toHaveLength(1);
  });

  it("allows the transaction itself, other functions and tests", () => {
    const text = `
      await throttle(db, clock, key);
      await db.transaction(async (tx) => { await store.insert(tx, db_name); });
      await db.query(sql);`;
    expect(findSecondConnections(at(verbs, text))).toEqual([]);
    const inside = "db.transaction((tx) => db.query(sql))";
    expect(findSecondConnections(at("server/kit/outbox/outbox.test.ts", inside))).toEqual([]);
  });
});

describe("the check of suppressions", () => {
  it("requires a reason", () => {
    expect(findBareSuppressions(at(verbs, "// oxlint-disable-next-line no-console"))).toHaveLength(
      1,
    );
    expect(findBareSuppressions(at(verbs, "/* eslint-disable */"))).toHaveLength(1);
    expect(findBareSuppressions(at(verbs, "// @ts-expect-error"))).toHaveLength(1);
  });

  it("passes with a reason", () => {
    const text = `
      // oxlint-disable-next-line no-console -- the only way to the terminal
      // @ts-expect-error: the library's types lack this field`;
    expect(findBareSuppressions(at(verbs, text))).toEqual([]);
  });
});

describe("the check of names", () => {
  it("refuses vague words, barrels, unknown folders and other spellings", () => {
    const paths = [
      "server/members/utils.ts",
      "server/members/date-helpers.ts",
      "server/members/index.ts",
      "server/lib/text.ts",
      "site/home/HeroBanner.tsx",
    ];
    for (const path of paths) expect(faultsOfName(path), path).toHaveLength(1);
  });

  it("accepts a noun, its tests and given names", () => {
    for (const path of [
      "server/members/sign-in.test.ts",
      "site/entry.client.tsx",
      "README.md",
      ".github/PULL_REQUEST_TEMPLATE.md",
    ]) {
      expect(faultsOfName(path), path).toEqual([]);
    }
  });
});

describe("the check of lengths", () => {
  const file = (lines: number): { path: string; text: string } =>
    at(`server/${lines}.ts`, "line\n".repeat(lines));

  it("refuses one file that is too long", () => {
    expect(findLongFiles([...Array<number>(40).fill(50), 301].map(file))).toEqual([
      "server/301.ts has 301 lines; 300 is the most",
    ]);
  });

  it("refuses many files that are long", () => {
    expect(findLongFiles([10, 95, 95].map(file))[0]).toContain("half of the files have over 95");
    expect(findLongFiles([10, 10, 10, 260].map(file))[0]).toContain("95 % of the files");
  });
});

describe("the check of the lock file", () => {
  const integrity = "sha512-AAAA";

  it("finds packages for other systems that npm left out, bound addresses, and what has no hash", () => {
    const packages = {
      "": { devDependencies: { linter: "1.0.0" } },
      "node_modules/linter": { optionalDependencies: { "@linter/mac": "1.0.0" } },
      "node_modules/other": { resolved: "https://packages.test/other.tgz", integrity },
      "node_modules/loose": { integrity: "sha1-AAAA" },
    };
    expect(findLockFaults({ packages })).toEqual([
      "package-lock.json lacks @linter/mac, which node_modules/linter names",
      "node_modules/linter has no SHA-512",
      "node_modules/other is bound to https://packages.test/other.tgz",
      "node_modules/loose has no SHA-512",
    ]);
  });

  it("finds packages beside a package or in an outer folder", () => {
    const packages = {
      "": { dependencies: { a: "1.0.0" } },
      "node_modules/a": { integrity, dependencies: { "@b/c": "1.0.0", d: "1.0.0" } },
      "node_modules/a/node_modules/@b/c": { integrity, dependencies: { d: "1.0.0", e: "1.0.0" } },
      "node_modules/a/node_modules/e": { integrity },
      "node_modules/d": { integrity },
    };
    expect(findLockFaults({ packages })).toEqual([]);
  });
});
