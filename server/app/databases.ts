import type { Config } from "#server/kit/config.ts";
import { openDatabase, type Database } from "#server/kit/database.ts";
import { openReader, type Reader } from "#server/kit/replica/reader.ts";
import type { Log } from "#server/kit/log.ts";
import {
  LANE_COUNT,
  LANE_LOCK_TIMEOUT_MS,
  LANE_STATEMENT_TIMEOUT_MS,
} from "#server/games/round-writer.ts";

/** Connections for providers' calls that are decided one by one. */
const SINGLE = 6;
/** Below the deadline of 1.8 s, so that a late statement is rolled back. */
const SINGLE_STATEMENT_TIMEOUT_MS = 1_200;

export type Databases = {
  db: Database;
  lanes: Database;
  single: Database;
  /** For calls that may be late. */
  reader: Reader;
  close(): Promise<void>;
};

/**
 * Opens separate pools for pages and calls and for providers' calls, so that neither waits for the
 * other, and the one on a replica.
 * @throws NoReplica when READ_DATABASE_URL is no standby of the database
 */
export async function openDatabases(config: Config, log: Log): Promise<Databases> {
  const onIdleError = (error: Error) => log.warn({ err: error }, "lost a database connection");
  const { databaseConnections: size, appSecret } = config;
  const db = openDatabase(config.databaseUrl, { size, onIdleError, appSecret });
  const reader = await openReader({
    primary: db,
    url: config.readDatabaseUrl,
    size,
    appSecret,
    log,
  });
  const lanes = openDatabase(config.databaseUrl, {
    size: LANE_COUNT,
    onIdleError,
    statementTimeoutMs: LANE_STATEMENT_TIMEOUT_MS,
    lockTimeoutMs: LANE_LOCK_TIMEOUT_MS,
  });
  const single = openDatabase(config.databaseUrl, {
    size: SINGLE,
    onIdleError,
    statementTimeoutMs: SINGLE_STATEMENT_TIMEOUT_MS,
  });
  return {
    db,
    lanes,
    single,
    reader,
    async close() {
      await reader.close();
      await Promise.all([db.close(), lanes.close(), single.close()]);
    },
  };
}
