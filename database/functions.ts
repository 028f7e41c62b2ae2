import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { withNumbers } from "#database/codes.ts";
import { readSqlFiles, runFile, type SqlFile } from "#database/sql-files.ts";
import type { Queryable, Transaction } from "#server/kit/database.ts";

const FOLDER = join(import.meta.dirname, "functions");
/** Counts the changes of the functions, so that a build can recognise a newer database. */
export const FUNCTIONS_VERSION = "database/functions/version.json";
type Version = { version: number; hash: string };

export type Standing = "same" | "older" | "newer";

/** Every function with its triggers, ordered by name. */
export const readFunctions = async (): Promise<SqlFile[]> =>
  (await readSqlFiles("functions")).map(({ name, sql }) => ({ name, sql: withNumbers(sql) }));

/** The counted version, and the hash of the present files. */
async function readVersion(): Promise<Version & { countedHash: string }> {
  const counted = JSON.parse(await readFile(join(FOLDER, "version.json"), "utf8")) as Version;
  const texts = (await readFunctions()).map(({ sql }) => sql);
  const hash = createHash("sha256").update(texts.join("\n")).digest("hex");
  return { version: counted.version, hash, countedHash: counted.hash };
}

/** The content of `version.json`: the version is raised by one when a function has changed. */
export async function versionOfFunctions(): Promise<string> {
  const { version, hash, countedHash } = await readVersion();
  const next: Version = { version: hash === countedHash ? version : version + 1, hash };
  return `${JSON.stringify(next, null, 2)}\n`;
}

/** The counted version of this build's functions. */
export const versionOfOwnFunctions = async (): Promise<number> => (await readVersion()).version;

/** Compares this build's functions with those of a database that has the baseline. */
export async function standingOfFunctions(db: Queryable): Promise<Standing> {
  const [had] = await db.query<Version>("select version, hash from migrations_functions");
  const own = await readVersion();
  if (!had || had.version < own.version) return "newer";
  if (had.version > own.version) return "older";
  // During development a function can have another hash before the version is raised.
  return had.hash === own.hash ? "same" : "newer";
}

/** Replaces every function when any has changed. */
export async function applyFunctions(tx: Transaction): Promise<string[]> {
  if ((await standingOfFunctions(tx)) === "same") return [];
  const { version, hash } = await readVersion();
  // A function may call a later one.
  await tx.query("set local check_function_bodies = off");
  for (const file of await readFunctions()) await runFile(tx, file);
  await tx.query(
    `insert into migrations_functions (version, hash) values ($1, $2)
     on conflict (is_only) do update set version = excluded.version, hash = excluded.hash`,
    [version, hash],
  );
  return [`functions ${version}`];
}
