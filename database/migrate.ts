import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { givePrivileges } from "#database/privileges.ts";
import { openDatabase, type Database } from "#server/kit/database.ts";

const FOLDER = join(import.meta.dirname, "migrations");
/** Any number that only this product locks: two starts must not migrate side by side. */
const MIGRATION_LOCK = 7_154_209;

/**
 * Brings a database up to date and answers the names applied now. Each migration runs in its
 * own transaction; one that fails leaves the earlier ones in place and throws with its name.
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

async function applyMissing(db: Database): Promise<string[]> {
  const names = (await readdir(FOLDER)).filter((name) => name.endsWith(".sql")).sort();
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
