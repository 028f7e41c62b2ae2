import pg from "pg";
import type { Clock } from "#server/kit/clock.ts";
import type { Database } from "#server/kit/database.ts";
import type { Log } from "#server/kit/log.ts";
import * as store from "#server/games/connections/agreed-levels/store.ts";

/** What came of one of our calls to a provider. */
export type CallOutcome = "answered" | "failed" | "late";

/** Counts what came of calls in both directions; none of them waits or fails. */
export type CallCounts = {
  /** One of our calls to the provider of a connection. */
  called(connection: string, outcome: CallOutcome): void;
  /** A launch that was kept back because the provider did not answer its health check. */
  keptBack(connection: string): void;
  /** A signed call of the provider; `isFault`: a fault of ours or an answer that came too late. */
  received(connection: string, isFault: boolean): void;
  /** A health check of the provider. */
  checked(connection: string, isAnswered: boolean): void;
  /** Writes what is counted at once. */
  flush(): Promise<void>;
  close(): Promise<void>;
};

const WRITE_EVERY_MS = 10_000;
/** The offsets of all time zones are whole quarters of an hour, so each quarter is of one day. */
const QUARTER_MS = 15 * 60_000;
/** Ten connections for ten days without the database; further counts are lost and logged. */
const KEPT_AT_MOST = 10_000;
/** PostgreSQL's classes of errors that rows cause, so that writing them again fails again. */
const OF_ROWS = /^(21|22|23)/;

type CountingOptions = { db: Database; clock: Clock; log: Pick<Log, "error"> };

/**
 * Keeps the counts in memory and adds them to the sums of their day every ten seconds, in one
 * statement. What the database did not take is added at the next turn. A process that is killed
 * loses the counts of its last ten seconds.
 */
export function createCallCounts({ db, clock, log }: CountingOptions): CallCounts {
  let counted = new Map<string, store.Counts>();
  let lost = 0;
  let writing: Promise<void> = Promise.resolve();

  const add = (connection: string, atMs: number, more: Partial<store.Sums>) => {
    const key = `${atMs}:${connection}`;
    const known = counted.get(key);
    if (known === undefined && counted.size >= KEPT_AT_MOST) return void lost++;
    const sums = known ?? { connection, at: new Date(atMs), ...store.NOTHING };
    if (known === undefined) counted.set(key, sums);
    for (const name of store.SUM_NAMES) sums[name] += more[name] ?? 0;
  };
  const count = (connection: string, more: Partial<store.Sums>) => {
    const nowMs = clock.now().getTime();
    add(connection, nowMs - (nowMs % QUARTER_MS), more);
  };
  const write = async () => {
    if (lost > 0) log.error({ lost }, "too many counts of providers' calls waited; some are lost");
    lost = 0;
    if (counted.size === 0) return;
    const rows = [...counted.values()];
    counted = new Map();
    try {
      await store.addCounts(db, rows);
    } catch (error) {
      log.error({ err: error }, "could not keep the counts of providers' calls");
      if (error instanceof pg.DatabaseError && OF_ROWS.test(error.code ?? "")) return;
      for (const { connection, at, ...sums } of rows) add(connection, at.getTime(), sums);
    }
  };
  const flush = () => (writing = writing.then(write));
  const timer = setInterval(() => void flush(), WRITE_EVERY_MS).unref();
  return {
    called: (connection, outcome) => count(connection, { [outcome]: 1 }),
    keptBack: (connection) => count(connection, { unsent: 1 }),
    received: (connection, isFault) => count(connection, { received: 1, faults: isFault ? 1 : 0 }),
    checked: (connection, isAnswered) =>
      count(connection, { checks: 1, missed: isAnswered ? 0 : 1 }),
    flush,
    async close() {
      clearInterval(timer);
      await flush();
    },
  };
}
