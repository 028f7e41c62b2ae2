import { setTimeout as sleep } from "node:timers/promises";
import { bringToBaseline } from "#database/baseline.ts";
import { applyFunctions } from "#database/functions.ts";
import { givePrivileges } from "#database/privileges.ts";
import { readSqlFiles, runFile, type SqlFile } from "#database/sql-files.ts";
import {
  declareOldest,
  isNewerAndFit,
  refuseNewer,
  refuseUnfit,
  standingOf,
} from "#database/standing.ts";
import { openDatabase, type Queryable, type Transaction } from "#server/kit/database.ts";

/** The product's own advisory lock, so that two starts never migrate at once. */
const MIGRATION_LOCK = 7_154_209;
/** What has been applied. */
export const TABLES = `
  create table if not exists migrations (
    name text primary key, applied_at timestamptz not null default now());
  create table if not exists migrations_functions (
    is_only boolean primary key default true check (is_only),
    version integer not null, hash text not null)`;

/** So that calls wait no longer for a migration that itself waits for a lock. */
const LOCK_TIMEOUT_MS = 2_000;
const MOST_TRIES = 30;
/** PostgreSQL's codes of a lock that was not granted in time, and of a deadlock. */
const LOCK_CODES = new Set(["55P03", "40P01"]);

/**
 * Brings a database up to date and answers what was applied now: the tables of release 0.1, the
 * migrations since, the functions, and the rights that the application should have and no others.
 * All of it is one transaction: after an error or the end of the process nothing has changed. While
 * processes serve, a lock that is not granted within two seconds is given up with everything, and
 * all is tried again, for about two minutes. A newer database on which this build may serve is left
 * as it is; any other with migrations or functions that this build does not have is refused.
 * @throws Error with the name of the file that failed, or with what to do
 */
export async function migrate(databaseUrl: string): Promise<string[]> {
  const db = openDatabase(databaseUrl, {
    size: 1,
    statementTimeoutMs: 600_000,
    lockTimeoutMs: LOCK_TIMEOUT_MS,
  });
  try {
    for (let tries = 1; ; tries++) {
      try {
        return await db.transaction(migrateAll);
      } catch (error) {
        if (tries === MOST_TRIES || !isOfLock(error)) throw error;
        await sleep(500 + Math.random() * 1_500);
      }
    }
  } finally {
    await db.close();
  }
}

async function migrateAll(tx: Transaction): Promise<string[]> {
  // Another start may migrate for long; this wait blocks no call.
  await tx.query("set local lock_timeout = 0");
  await tx.query("select pg_advisory_xact_lock($1)", [MIGRATION_LOCK]);
  await tx.query(`set local lock_timeout = ${LOCK_TIMEOUT_MS}`);
  await tx.query(TABLES);
  const first = await bringToBaseline(tx, await namesHad(tx));
  const standing = await standingOf(tx);
  refuseNewer(standing);
  if (isNewerAndFit(standing)) return [];
  const applied = [...first, ...(await applyMissing(tx)), ...(await applyFunctions(tx))];
  await givePrivileges(tx);
  await declareOldest(tx);
  return applied;
}

/** Whether a migration failed because it waited too long for a lock, directly or as its cause. */
function isOfLock(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error.cause !== undefined) return isOfLock(error.cause);
  return "code" in error && LOCK_CODES.has(String(error.code));
}

/**
 * Checks, without the owner's rights, that this build's processes may serve on a database.
 * @throws Error that says what to do otherwise
 */
export async function refuseOtherBuilds(databaseUrl: string): Promise<void> {
  const db = openDatabase(databaseUrl, { size: 1 });
  try {
    await refuseUnfit(db);
  } finally {
    await db.close();
  }
}

export const readMigrations = (): Promise<SqlFile[]> => readSqlFiles("migrations");

const namesHad = async (db: Queryable): Promise<string[]> =>
  (await db.query<{ name: string }>("select name from migrations order by name")).map(
    ({ name }) => name,
  );

async function applyMissing(tx: Transaction): Promise<string[]> {
  const had = await namesHad(tx);
  const missing = (await readMigrations()).filter(({ name }) => !had.includes(name));
  for (const file of missing) {
    await runFile(tx, file);
    await tx.query("insert into migrations (name) values ($1)", [file.name]);
  }
  return missing.map(({ name }) => name);
}
