import type { Clock } from "#server/kit/clock.ts";
import type { Queryable } from "#server/kit/database.ts";
import type { Log } from "#server/kit/log.ts";
import * as store from "#server/games/credentials/store.ts";

/** For so long after a secret was written each new address that signs its calls is reported. */
const WATCHED_MS = 86_400_000;
/** A provider calls from a few addresses; more of one secret are not kept. */
const CALLERS_AT_MOST = 50;

/** Reports where signed calls come from while a connection's secret is new. */
export type CallerWatch = {
  /** The newest secret of a connection, as it was just read; undefined when staff wrote none. */
  learn(connection: string, newest: { id: bigint; setAt: Date } | undefined): void;
  /** A signed call; takes no time, what there is to write is written beside the answer. */
  signed(connection: string, address: string): void;
};

/**
 * Each address is reported once for each secret, as a line of the log and in the office: who
 * writes a secret can sign as the provider, so its first calls are what a stolen one shows in.
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
