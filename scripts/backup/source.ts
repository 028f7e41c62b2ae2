import { join, resolve } from "node:path";
import pg from "pg";
import { addressOfBooks } from "#scripts/books/open-books.ts";
import { backupKeysFrom, type BackupKeys } from "#scripts/backup/keys.ts";
import { dataDirFrom } from "#scripts/configuration.ts";
import { projectFolder } from "#scripts/project.ts";

/** Where backups are: the folder, and the keys that open them. */
export type BackupPlace = { folder: string; keys: BackupKeys };

/** What is backed up: a server, by a login that may replicate, and files of the data folder. */
export type BackupSource = {
  /** A database of the server, as a login with REPLICATION. */
  url: string;
  /** The same database as its owner, which notes the backup for the office; null: not noted. */
  ownerUrl: string | null;
  uploads: string;
  checkpoints: string;
};

/**
 * Reads BACKUP_DIR and the keys.
 * @throws Error that names what is missing
 */
export function backupPlaceFrom(environment: NodeJS.ProcessEnv): BackupPlace {
  const folder = environment["BACKUP_DIR"];
  if (!folder)
    throw new Error("Name the folder for backups in BACKUP_DIR, on another disk or machine.");
  return { folder: resolve(projectFolder, folder), keys: backupKeysFrom(environment) };
}

/**
 * The PostgreSQL that runs on the data folder, or, with BACKUP_DATABASE_URL or DATABASE_URL, the
 * operator's own.
 * @throws Error that says what to do when none runs
 */
export function backupSourceFrom(environment: NodeJS.ProcessEnv): BackupSource {
  const dataDir = dataDirFrom(environment);
  const replicating = environment["BACKUP_DATABASE_URL"] || null;
  const ownerUrl =
    replicating === null || environment["DATABASE_URL"] ? addressOfBooks(environment) : null;
  return {
    url: replicating ?? addressOfBooks(environment),
    ownerUrl,
    uploads: join(dataDir, "uploads"),
    checkpoints: environment["LEDGER_CHECKPOINTS"] ?? join(dataDir, "ledger-checkpoints"),
  };
}

/** How many days of moments can be restored: BACKUP_DAYS, 1 to 3650. */
export function backupDaysFrom(environment: NodeJS.ProcessEnv): number {
  const days = Number(environment["BACKUP_DAYS"] || 14);
  if (Number.isInteger(days) && days >= 1 && days <= 3_650) return days;
  throw new Error(`BACKUP_DAYS is "${environment["BACKUP_DAYS"]}"; it must be 1 to 3650.`);
}

/** A connection for questions to the server. */
export async function connectTo(url: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 10_000,
    query_timeout: 60_000,
    application_name: "dalbit backup",
  });
  client.on("error", () => {}); // The next question fails with it.
  await client.connect();
  return client;
}

/** The live database as its owner, or null when none runs here or its login is not known. */
export function liveDatabaseFrom(environment: NodeJS.ProcessEnv): string | null {
  try {
    return backupSourceFrom(environment).ownerUrl;
  } catch {
    return null; // A drill must also be possible where nothing runs.
  }
}
