import type { Config } from "#server/kit/config.ts";
import { openDatabase, type Database } from "#server/kit/database.ts";
import type { Log } from "#server/kit/log.ts";
import {
  LANE_COUNT,
  LANE_LOCK_TIMEOUT_MS,
  LANE_STATEMENT_TIMEOUT_MS,
} from "#server/games/round-desk.ts";

/** Calls of providers that are decided one by one, each with a connection of its own. */
const SINGLE = 6;
/** Under our own deadline of 1.8 s, so that what is answered too late was not kept. */
const SINGLE_STATEMENT_TIMEOUT_MS = 1_200;

/** The pool of pages and calls, and those of providers' calls: none waits for another. */
export function openDatabases(
  config: Config,
  log: Log,
): { db: Database; lanes: Database; single: Database } {
  const onIdleError = (error: Error) => log.warn({ err: error }, "lost a database connection");
  return {
    db: openDatabase(config.databaseUrl, { size: config.databaseConnections, onIdleError }),
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
