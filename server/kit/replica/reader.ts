import { AsyncLocalStorage } from "node:async_hooks";
import pg from "pg";
import { openDatabase, type Database } from "#server/kit/database.ts";
import type { Log } from "#server/kit/log.ts";
import { QueueFull } from "#server/kit/queue-full.ts";
import { Refusal } from "#server/kit/refusal.ts";
import type { AppSecret } from "#server/kit/sealed.ts";
import { watchReplica, type ReplicaWatch } from "#server/kit/replica/watch.ts";

/** What answers the calls that may be late. */
export type Reader = {
  /** Reads from the replica, and from the primary while that is gone or behind. */
  readonly db: Database;
  /** Does one call: when a read of it fails on the replica, the primary answers the rest too. */
  inOneCall<Result>(work: () => Promise<Result>): Promise<Result>;
  /** A page is told of a change: every later read shows the change. */
  changed(): void;
  /** Null without one: then the primary answers. */
  readonly replica: Replica | null;
  close(): Promise<void>;
};

/** A replica, and how many statements and transactions each server answered. */
export type Replica = {
  readonly watch: Pick<ReplicaWatch, "isUsed" | "behindMs">;
  readonly pool: Database;
  readonly reads: Readonly<Record<"replica" | "primary", number>>;
};

type ReaderOptions = {
  primary: Database;
  /** Null: the primary answers everything. */
  url: string | null;
  /** The largest number of connections to the replica. */
  size: number;
  appSecret: AppSecret;
  log: Log;
};

/** Longer than the server lets a statement run: it is cut off from the network. */
const ANSWER_MS = 12_000;
const MEASURED_MS = 2_000;

/**
 * Opens a bounded pool on a replica and measures how far it is behind.
 * @throws NoReplica when the address is no standby of the primary's database
 */
export async function openReader(options: ReaderOptions): Promise<Reader> {
  const { primary, url, size, appSecret, log } = options;
  if (url === null) return readerOfPrimary(primary);
  const onIdleError = (error: Error) =>
    log.warn({ err: error }, "lost a connection to the replica");
  const pool = openDatabase(url, { size, onIdleError, appSecret, answerAtMostMs: ANSWER_MS });
  const patience = { waitAtMostMs: MEASURED_MS, answerAtMostMs: MEASURED_MS };
  const measured = openDatabase(url, { size: 1, onIdleError, ...patience });
  const close = async () => void (await Promise.all([pool.close(), measured.close()]));
  const watch = await watchReplica({ primary, measured, log }).catch(async (error: unknown) => {
    await close();
    throw error;
  });
  const calls = new AsyncLocalStorage<OneCall>();
  const reads = { replica: 0, primary: 0 };
  return {
    db: readingFrom({ primary, pool, watch, calls, reads }),
    inOneCall: (work) => calls.run({ isOfPrimary: !watch.isUsed }, work),
    changed: () => watch.changed(),
    replica: { watch, pool, reads },
    async close() {
      await watch.close();
      await close();
    },
  };
}

const readerOfPrimary = (primary: Database): Reader => ({
  db: primary,
  inOneCall: (work) => work(),
  changed: () => {},
  replica: null,
  close: () => Promise.resolve(),
});

/** A call goes over to the primary and not back, because the replica may lack what it has read. */
type OneCall = { isOfPrimary: boolean };

type Sources = {
  primary: Database;
  pool: Database;
  watch: ReplicaWatch;
  calls: AsyncLocalStorage<OneCall>;
  reads: Record<"replica" | "primary", number>;
};

/** A database in which each statement or transaction only reads, answered by one of two servers. */
function readingFrom({ primary, pool, watch, calls, reads }: Sources): Database {
  const read = async <Result>(work: (db: Database) => Promise<Result>): Promise<Result> => {
    const call = calls.getStore() ?? { isOfPrimary: !watch.isUsed };
    if (!call.isOfPrimary) {
      try {
        const result = await watch.unlessGone(work(pool));
        reads.replica++;
        return result;
      } catch (error) {
        if (isAnswer(error)) throw error;
        call.isOfPrimary = true;
      }
    }
    reads.primary++;
    return work(primary);
  };
  return {
    pool: primary.pool,
    query: (...statement) => read(({ query }) => query(...statement)),
    transaction: (work) => read((db) => db.transaction(work)),
    ping: () => primary.ping(),
    notify: (...notice) => primary.notify(...notice),
    get appSecret() {
      return primary.appSecret;
    },
    close: () => Promise.resolve(),
  };
}

/** Codes of a server that stops, starts or is full, and of a read that held up the replay. */
const OF_THE_SERVER = /^(08|57P|53|40001)/;

/**
 * True for what the primary would answer too: a refusal, or an error about the statement. Callers
 * beyond the pool are refused as well, because the primary has the bets.
 */
const isAnswer = (error: unknown): boolean =>
  error instanceof Refusal ||
  error instanceof QueueFull ||
  (error instanceof pg.DatabaseError && !OF_THE_SERVER.test(error.code ?? ""));
