import type pg from "pg";
import { onConnection } from "#server/kit/database.ts";
import { keepConnection } from "#server/kit/kept-connection.ts";
import type { Log } from "#server/kit/log.ts";
import * as store from "#server/kit/store.ts";

/** The connection that holds locks, and the names that it holds. */
type Session = { client: pg.Client; held: Set<string> };

export type JobLocks = {
  /**
   * Whether this process holds the lock of this name, which it takes when it is free. Waits while
   * the database is away; false after `close`.
   */
  hold(name: string): Promise<boolean>;
  /** Answers no more waiting jobs, and gives the locks back after the work that is under way. */
  close(underWay: Promise<unknown>): Promise<void>;
};

/**
 * Locks of scheduled jobs, each held by one process of all. A process keeps a lock until it ends
 * or loses its connection: a turn of its jobs then costs the database nothing.
 */
export function openJobLocks(databaseUrl: string, log: Log): JobLocks {
  let session = Promise.withResolvers<Session | null>();
  let isClosed = false;
  const connection = keepConnection(databaseUrl, log, {
    purpose: "jobs'",
    ask: refuseStandby,
    began: (client) => session.resolve({ client, held: new Set() }),
    ended() {
      if (!isClosed) session = Promise.withResolvers();
    },
  });
  return {
    async hold(name) {
      const current = await session.promise;
      if (current === null) return false;
      if (current.held.has(name)) return true;
      const isMine = await store.takeSessionLock(onConnection(current.client), name);
      if (isMine) current.held.add(name);
      return isMine;
    },
    async close(underWay) {
      isClosed = true;
      session.resolve(null);
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
