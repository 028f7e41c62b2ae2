import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { givePrivileges } from "#database/privileges.ts";
import { openDatabase, type Database, type Queryable } from "#server/kit/database.ts";

const FOLDER = join(import.meta.dirname, "migrations");
/** Any number that only this product locks: two starts must not migrate side by side. */
const MIGRATION_LOCK = 7_154_209;

/**
 * Brings a database up to date and answers the names applied now. Each migration runs in its
 * own transaction; one that fails leaves the earlier ones in place and throws with its name. A
 * database that has had more than this build knows is refused untouched.
 * Afterwards the application has the rights that it should have, and no others.
 */
export async function migrate(databaseUrl: string): Promise<string[]> {
  const db = openDatabase(databaseUrl, { size: 1, statementTimeoutMs: 600_000 });
  try {
    await db.query(`create table if not exists migrations (
      name text primary key, applied_at timestamptz not null default now())`);
    const applied = await applyMissing(db);
    await db.transaction(async (tx) => {
      await tx.query("select pg_advisory_xact_lock($1)", [MIGRATION_LOCK]);
      await givePrivileges(tx);
    });
    return applied;
  } finally {
    await db.close();
  }
}

/**
 * Looks, without the owner's rights, whether a database has had exactly what this build knows.
 * @throws Error that says what to do when it has not
 */
export async function refuseOtherBuilds(databaseUrl: string): Promise<void> {
  const db = openDatabase(databaseUrl, { size: 1 });
  try {
    const known = await knownNames();
    await refuseNewer(db, known);
    const had = new Set(await namesHad(db));
    const missing = known.filter((name) => !had.has(name));
    if (missing.length > 0)
      throw new Error(
        `This database lacks ${missing.join(", ")}. Run \`npm run migrate\` first, with its ` +
          "owner in DATABASE_URL.",
      );
  } finally {
    await db.close();
  }
}

const knownNames = async (): Promise<string[]> =>
  (await readdir(FOLDER)).filter((name) => name.endsWith(".sql")).sort();

const namesHad = async (db: Queryable): Promise<string[]> =>
  (await db.query<{ name: string }>("select name from migrations order by name")).map(
    ({ name }) => name,
  );

/** An older build would serve, and be refused by tables that it does not know. */
async function refuseNewer(db: Queryable, known: readonly string[]): Promise<void> {
  const unknown = (await namesHad(db)).filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new Error(
      `This database is newer than this build, which does not know ${unknown.join(", ")}. Start ` +
        "the build that it was last used with, or a newer one.",
    );
}

async function applyMissing(db: Database): Promise<string[]> {
  const names = await knownNames();
  await refuseNewer(db, names);
  const applied: string[] = [];
  for (const name of names) {
    const sql = await readFile(join(FOLDER, name), "utf8");
    await db.transaction(async (tx) => {
      await tx.query("select pg_advisory_xact_lock($1)", [MIGRATION_LOCK]);
      const known = await tx.query("select from migrations where name = $1", [name]);
      if (known.length > 0) return;
      await tx.query(sql).catch((error: Error) => {
        throw new Error(`${name}: ${error.message}`, { cause: error });
      });
      await tx.query("insert into migrations (name) values ($1)", [name]);
      applied.push(name);
    });
  }
  return applied;
}
