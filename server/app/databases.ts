import type { Config } from "#server/kit/config.ts";
import { openDatabase, type Database } from "#server/kit/database.ts";
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

/**
 * Opens separate pools for pages and calls and for providers' calls, so that neither waits for the
 * other.
 */
export function openDatabases(
  config: Config,
  log: Log,
): { db: Database; lanes: Database; single: Database } {
  const onIdleError = (error: Error) => log.warn({ err: error }, "lost a database connection");
  return {
    db: openDatabase(config.databaseUrl, {
      size: config.databaseConnections,
      onIdleError,
      appSecret: config.appSecret,
    }),
    lanes: openDatabase(config.databaseUrl, {
      size: LANE_COUNT,
      onIdleError,
      statementTimeoutMs: LANE_STATEMENT_TIMEOUT_MS,
      lockTimeoutMs: LANE_LOCK_TIMEOUT_MS,
    }),
    single: openDatabase(config.databaseUrl, {
      size: SINGLE,
      onIdleError,
      statementTimeoutMs: SINGLE_STATEMENT_TIMEOUT_MS,
    }),
  };
}
