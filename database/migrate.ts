import { BASELINE, bringToBaseline } from "#database/baseline.ts";
import { applyFunctions, standingOfFunctions } from "#database/functions.ts";
import { givePrivileges } from "#database/privileges.ts";
import { readSqlFiles, runFile, type SqlFile } from "#database/sql-files.ts";
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

/**
 * Brings a database up to date and answers what was applied now: the tables of release 0.1, the
 * migrations since, the functions, and the rights that the application should have and no others.
 * All of it is one transaction: after an error or the end of the process nothing has changed. A
 * database with migrations or functions that this build does not have is refused.
 * @throws Error with the name of the file that failed, or with what to do
 */
export async function migrate(databaseUrl: string): Promise<string[]> {
  const db = openDatabase(databaseUrl, { size: 1, statementTimeoutMs: 600_000 });
  try {
    return await db.transaction(async (tx) => {
      await tx.query("select pg_advisory_xact_lock($1)", [MIGRATION_LOCK]);
      await tx.query(TABLES);
      const first = await bringToBaseline(tx, await namesHad(tx));
      await refuseNewer(tx);
      const applied = [...first, ...(await applyMissing(tx)), ...(await applyFunctions(tx))];
      await givePrivileges(tx);
      return applied;
    });
  } finally {
    await db.close();
  }
}

/**
 * Checks, without the owner's rights, that a database has exactly this build's migrations and
 * functions.\n * @throws Error that says what to do otherwise
 */
export async function refuseOtherBuilds(databaseUrl: string): Promise<void> {
  const db = openDatabase(databaseUrl, { size: 1 });
  try {
    const had = await namesHad(db);
    const lacks = had.includes(BASELINE) ? await missingIn(db, had) : [BASELINE];
    if (lacks.length > 0)
      throw new Error(
        `This database lacks ${lacks.join(", ")}. Run \`npm run migrate\` first, with its ` +
          "owner in DATABASE_URL.",
      );
  } finally {
    await db.close();
  }
}

async function missingIn(db: Queryable, had: readonly string[]): Promise<string[]> {
  await refuseNewer(db);
  const missing = (await knownNames()).filter((name) => !had.includes(name));
  return (await standingOfFunctions(db)) === "same"
    ? missing
    : [...missing, "this build's functions"];
}

export const readMigrations = (): Promise<SqlFile[]> => readSqlFiles("migrations");

const knownNames = async (): Promise<string[]> => [
  BASELINE,
  ...(await readMigrations()).map(({ name }) => name),
];

const namesHad = async (db: Queryable): Promise<string[]> =>
  (await db.query<{ name: string }>("select name from migrations order by name")).map(
    ({ name }) => name,
  );

/** Refuses a newer database, on whose tables an older build would fail while serving. */
async function refuseNewer(db: Queryable): Promise<void> {
  const known = await knownNames();
  const unknown = (await namesHad(db)).filter((name) => !known.includes(name));
  if (unknown.length === 0 && (await standingOfFunctions(db)) === "older")
    unknown.push("its functions");
  if (unknown.length > 0)
    throw new Error(
      `This database is newer than this build, which does not know ${unknown.join(", ")}. Start ` +
        "the build that it was last used with, or a newer one.",
    );
}

async function applyMissing(tx: Transaction): Promise<string[]> {
  const had = await namesHad(tx);
  const missing = (await readMigrations()).filter(({ name }) => !had.includes(name));
  for (const file of missing) {
    await runFile(tx, file);
    await tx.query("insert into migrations (name) values ($1)", [file.name]);
  }
  return missing.map(({ name }) => name);
}
