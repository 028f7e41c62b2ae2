import type { Clock } from "#server/kit/clock.ts";
import type { Queryable } from "#server/kit/database.ts";
import type { Log } from "#server/kit/log.ts";
import * as store from "#server/games/credentials/store.ts";

/** The time after a secret was written in which each new address of signed calls is reported. */
const WATCHED_MS = 86_400_000;
/** The most addresses stored for a secret; providers call from a few. */
const CALLERS_AT_MOST = 50;

/** Reports the addresses of signed calls while a connection's secret is new. */
export type CallerWatch = {
  /** Sets the newest secret of a connection, after reading it; undefined when staff wrote none. */
  learn(connection: string, newest: { id: bigint; setAt: Date } | undefined): void;
  /** Records a signed call without delaying its answer. */
  signed(connection: string, address: string): void;
};

/**
 * Each address is reported once for each secret, in the log and in the office. The operator who
 * writes a secret could sign as the provider, so a misuse shows in the first calls.
 */
export function createCallerWatch({
  db,
  clock,
  log,
}: {
  db: Queryable;
  clock: Clock;
  log: Log;
}): CallerWatch {
  const secrets = new Map<string, { id: bigint; setAt: Date; callers: Set<string> }>();
  const keep = async (connection: string, id: bigint, address: string): Promise<void> => {
    const at = clock.now();
    if (await store.insertCaller(db, { id, address, at, most: CALLERS_AT_MOST }))
      log.warn({ connection, address }, "first call from an address with a new secret");
  };
  return {
    learn(connection, newest) {
      if (!newest) secrets.delete(connection);
      else if (secrets.get(connection)?.id !== newest.id)
        secrets.set(connection, { ...newest, callers: new Set() });
    },
    signed(connection, address) {
      const secret = secrets.get(connection);
      if (!secret || clock.now().getTime() - secret.setAt.getTime() >= WATCHED_MS) return;
      const { id, callers } = secret;
      if (callers.has(address) || callers.size >= CALLERS_AT_MOST) return;
      callers.add(address);
      keep(connection, id, address).catch((error: unknown) => {
        callers.delete(address);
        log.error({ err: error, connection, address }, "could not keep who signs with a secret");
      });
    },
  };
}
