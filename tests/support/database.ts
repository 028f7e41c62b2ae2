import { randomBytes } from "node:crypto";
import { afterAll, afterEach, beforeAll, expect, inject } from "vitest";
import { allowConnectionsOnlyOf, asUser, cloneDatabase, dropDatabase } from "#scripts/databases.ts";
import { openDatabase, type Database } from "#server/kit/database.ts";
import { checkLedger } from "#server/ledger/checks.ts";
import { APP_SECRET, testLogin, templateName } from "#tests/support/template.ts";

export type TestDatabase = {
  /** For a process or a pool of the test's own, as the owner. */
  readonly url: string;
  /** The same database with the serving processes' login. */
  readonly appUrl: string;
  /** The test's own pool, as the owner, closed after the file. */
  readonly db: Database;
};

/**
 * Gives the test file a copy of a template, migrated and empty unless another one is named, and
 * fails every test that changed an account and after which the ledger's checks find a fault, and the
 * file when they find one at its end. Call it at the top of the file,
 * outside any test; its result can be used inside tests and hooks.
 */
export function useTestDatabase(template: string = templateName): TestDatabase {
  const name = `test_${randomBytes(6).toString("hex")}`;
  const server = inject("postgresUrl");
  let open: { url: string; db: Database } | null = null;
  let checked = "";
  const expectClean = async (db: Database): Promise<void> => {
    expect(await checkLedger(db.pool), "faults in the ledger after this test").toEqual([]);
  };

  beforeAll(async () => {
    const url = await cloneDatabase(server, template, name);
    await allowConnectionsOnlyOf(url, testLogin);
    open = { url, db: openDatabase(url, { appSecret: APP_SECRET }) };
  });
  afterEach(async () => {
    if (open === null) return;
    // The checks take 16 ms, and most tests post nothing.
    const state = await stateOf(open.db);
    if (state !== checked) await expectClean(open.db);
    checked = state;
  });
  afterAll(async () => {
    if (open !== null) await expectClean(open.db);
    await open?.db.close();
    await dropDatabase(server, name);
  });

  const whenOpen = (): { url: string; db: Database } => {
    if (open === null) throw new Error("The database opens before the first test, not earlier.");
    return open;
  };
  return {
    get url() {
      return whenOpen().url;
    },
    get appUrl() {
      return asUser(whenOpen().url, testLogin, testLogin);
    },
    get db() {
      return whenOpen().db;
    },
  };
}

/** What every posting changes. */
async function stateOf(db: Database): Promise<string> {
  const [row] = await db.query<{ state: string }>(
    `select format('%s %s %s', count(*), sum(seq), sum(balance)) as state from ledger_accounts`,
  );
  return row?.state ?? "";
}
