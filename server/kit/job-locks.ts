import type pg from "pg";
import { onConnection } from "#server/kit/database.ts";
import { keepConnection } from "#server/kit/kept-connection.ts";
import type { Log } from "#server/kit/log.ts";
import * as store from "#server/kit/store.ts";

export type JobLocks = {
  /**
   * Whether this process holds the lock of this name; it takes those that are free every five
   * seconds. Waits while the database is away; false after `close`.
   */
  hold(name: string): Promise<boolean>;
  /** Answers no more waiting jobs, and gives the locks back after the work that is under way. */
  close(underWay: Promise<unknown>): Promise<void>;
};

/**
 * Locks of the scheduled jobs with these names, each held by one process of all. A process keeps a
 * lock until it ends or loses its connection, so that a turn of its jobs asks nothing of the database.
 */
export function openJobLocks(databaseUrl: string, log: Log, names: readonly string[]): JobLocks {
  let session = Promise.withResolvers<void>();
  let held = new Set<string>();
  let isClosed = false;
  const takeFree = async (client: pg.Client) => {
    const mine = held;
    await refuseStandby(client);
    const missing = names.filter((name) => !mine.has(name));
    if (missing.length === 0) return;
    for (const name of await store.takeSessionLocks(onConnection(client), missing)) mine.add(name);
  };
  const connection = keepConnection(databaseUrl, log, {
    purpose: "jobs'",
    ask: takeFree,
    began: () => session.resolve(),
    ended() {
      held = new Set();
      if (!isClosed) session = Promise.withResolvers();
    },
  });
  return {
    async hold(name) {
      await session.promise;
      return !isClosed && held.has(name);
    },
    async close(underWay) {
      isClosed = true;
      session.resolve();
      await underWay;
      await connection.close();
    },
  };
}

/** A standby has locks of its own, which processes on the primary do not see. */
async function refuseStandby(client: pg.Client): Promise<void> {
  if (await store.isStandby(onConnection(client)))
    throw new Error("the connection leads to a standby");
}
