import pg from "pg";
import { copyRows, type Field } from "#server/kit/copy.ts";
import { holding, refuseSecond } from "#server/kit/one-connection.ts";
import { QueueFull } from "#server/kit/queue-full.ts";
import type { AppSecret } from "#server/kit/sealed.ts";
import { traced } from "#server/kit/tracing/tracing.ts";

// int8 is money or an id that may pass 2^53: always bigint. numeric stays text.
pg.types.setTypeParser(pg.types.builtins.INT8, BigInt);
// The driver types only the scalar ids; 1016 is int8[] in every PostgreSQL.
const INT8_ARRAY_OID = 1016 as typeof pg.types.builtins.INT8;
pg.types.setTypeParser(INT8_ARRAY_OID, (text) =>
  text === "{}"
    ? []
    : text
        .slice(1, -1)
        .split(",")
        .map((item) => (item === "NULL" ? null : BigInt(item))),
);

type Row = pg.QueryResultRow;
/** Rows that are only counted: a statement whose columns are read declares its row type. */
type Unread = Record<symbol, never>;

/** Anything that runs a statement: the pool, or one transaction's connection. */
export type Queryable = {
  /** Runs one statement. With a `name` the server keeps its plan for the connection. */
  query<R extends Row = Unread>(
    text: string,
    values?: readonly unknown[],
    name?: string,
  ): Promise<R[]>;
  /** The secret that seals data of this database. Throws Error when it was opened without one. */
  readonly appSecret: AppSecret;
};

/** One open transaction. A verb begins it and passes it on; stores only use it. */
export type Transaction = Queryable & {
  /** Writes many rows at once; see `copyRows`. */
  copy: (into: string, rows: readonly (readonly Field[])[]) => Promise<void>;
  readonly open: true;
};

export type Database = Queryable & {
  /** Runs `work` in a transaction: commits its result, rolls back on any error. */
  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
  /** Resolves when the server answers. */
  ping(): Promise<void>;
  /** Notifies the listeners of a channel, outside of any transaction. */
  notify(channel: string, payload: string): Promise<void>;
  readonly pool: pg.Pool;
  close(): Promise<void>;
};

export type DatabaseOptions = {
  /** The largest number of connections. */
  size?: number;
  /** PostgreSQL cancels a statement that runs longer. */
  statementTimeoutMs?: number;
  /** A server that does not answer a statement for so long is given up. */
  answerAtMostMs?: number;
  /** PostgreSQL cancels a statement that waits longer for a lock. */
  lockTimeoutMs?: number;
  /** A caller that has waited longer for a connection gets `QueueFull`. */
  waitAtMostMs?: number;
  /** How many callers may wait for a connection; one more gets `QueueFull` at once. */
  waitingAtMost?: number;
  onIdleError?: (error: Error) => void;
  /** What seals members' numbers; without it they can be neither read nor written. */
  appSecret?: AppSecret;
};

/** The time that a visitor still waits for, and longer than any one statement may take. */
const WAIT_AT_MOST_MS = 5_000;
/** As many as the pool of the pages serves in less than that time. */
const WAITING_AT_MOST = 400;
/** Idle connections stay open this long, because a new one signs in and plans each statement anew. */
const IDLE_AT_MOST_MS = 10 * 60_000;
/** The driver's message for a caller that waited too long; the error has no code. */
const WAITED_TOO_LONG = "timeout exceeded when trying to connect";

/**
 * The PostgreSQL routine that sends a notice when the wait for the standby is cancelled. The commit is
 * then on the primary alone and is lost with it.
 */
const WAIT_FOR_STANDBY = "SyncRepWaitForLSN";
/** A statement that writes came to a server that is no longer the primary. */
const READ_ONLY = "25006";

/** What was committed on the primary alone, so it must not be acknowledged. */
export class NotOnStandby extends Error {}

/** Connections whose last commit is on the primary alone; `refuseAlone` takes them out. */
const alone = new WeakSet<object>();

function refuseAlone(client: object): void {
  if (alone.delete(client))
    throw new NotOnStandby("the standby did not confirm the commit in time");
}

/** True for a connection that must be closed: it leads to a server that takes no writes. */
const leadsToStandby = (error: unknown): error is Error =>
  error instanceof pg.DatabaseError && error.code === READ_ONLY;

/** Runs a statement on any connection of the pool, which is closed after an error. */
const runOnPool =
  (pool: pg.Pool) =>
  async <R extends Row>(
    text: string,
    values: readonly unknown[] = [],
    name?: string,
  ): Promise<R[]> => {
    const client = await pool.connect();
    let broken: Error | undefined;
    // Unhandled, this event of a lost connection would end the process.
    const onLoss = (error: Error) => (broken = error);
    client.on("error", onLoss);
    try {
      const rows = await runOn(client)<R>(text, values, name);
      refuseAlone(client);
      return rows;
    } catch (error) {
      broken = error as Error;
      throw error;
    } finally {
      client.off("error", onLoss);
      client.release(broken);
    }
  };

const runOn =
  (client: Pick<pg.Pool, "query">) =>
  <R extends Row>(text: string, values: readonly unknown[] = [], name?: string): Promise<R[]> =>
    traced("statement", describe(text, name), async () => {
      const statement = { text, values: values as unknown[], ...(name && { name }) };
      return (await client.query<R>(statement)).rows;
    });

/** A connection outside of any pool, for stores. */
export const onConnection = (client: pg.Client): Pick<Queryable, "query"> => ({
  query: runOn(client),
});

/** A statement without its values; its text is of constants. */
const describe = (text: string, name: string | undefined) => ({
  "db.system.name": "postgresql",
  "db.query.text": text,
  ...(name && { "db.query.summary": name }),
});

/**
 * Asks the pool. Throws QueueFull when too many wait for a connection, or this caller waited too
 * long.
 */
async function asking<Result>(
  pool: pg.Pool,
  waitingAtMost: number,
  ask: () => Promise<Result>,
): Promise<Result> {
  refuseSecond(pool);
  if (pool.waitingCount >= waitingAtMost)
    throw new QueueFull(`${waitingAtMost} callers wait for a connection`);
  try {
    return await ask();
  } catch (error) {
    if (error instanceof Error && error.message === WAITED_TOO_LONG)
      throw new QueueFull("waited too long for a connection", { cause: error });
    throw error;
  }
}

/**
 * Opens a pool on a `postgres://` address. Connections are made on first use. Every request for one
 * throws QueueFull when too many callers wait.
 */
export function openDatabase(url: string, options: DatabaseOptions = {}): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.size ?? 10,
    statement_timeout: options.statementTimeoutMs ?? 10_000,
    ...(options.answerAtMostMs && { query_timeout: options.answerAtMostMs }),
    ...(options.lockTimeoutMs && { lock_timeout: options.lockTimeoutMs }),
    idle_in_transaction_session_timeout: 15_000,
    connectionTimeoutMillis: options.waitAtMostMs ?? WAIT_AT_MOST_MS,
    idleTimeoutMillis: IDLE_AT_MOST_MS,
    keepAlive: true,
  });
  // An idle connection that PostgreSQL drops (restart, kill) must not end the process.
  pool.on("error", (error) => options.onIdleError?.(error));
  const bounded = <Result>(ask: () => Promise<Result>) =>
    asking(pool, options.waitingAtMost ?? WAITING_AT_MOST, ask);
  pool.on("connect", (client) =>
    client.on("notice", ({ routine }) => {
      if (routine === WAIT_FOR_STANDBY) alone.add(client);
    }),
  );
  const run = runOnPool(pool);
  const query: Queryable["query"] = (...statement) => bounded(() => run(...statement));
  const { appSecret } = options;
  return {
    pool,
    query,
    get appSecret() {
      return present(appSecret);
    },
    transaction: async (work) => {
      const client = await bounded(() => pool.connect());
      return holding(pool, () => inTransaction(client, appSecret, work));
    },
    async ping() {
      await query("select 1");
    },
    async notify(channel, payload) {
      await query("select pg_notify($1, $2)", [channel, payload]);
    },
    close: () => pool.end(),
  };
}

function present(appSecret: AppSecret | undefined): AppSecret {
  if (appSecret) return appSecret;
  throw new Error("this database was opened without the secret that seals its data");
}

async function inTransaction<T>(
  client: pg.PoolClient,
  appSecret: AppSecret | undefined,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  let broken: Error | undefined;
  // A connection that breaks between two statements only emits this event; unhandled it would end
  // the process.
  const onLoss = (error: Error) => (broken = error);
  client.on("error", onLoss);
  try {
    await client.query("begin");
    const copy: Transaction["copy"] = (into, rows) => copyRows(client, into, rows);
    const result = await work({
      query: runOn(client),
      copy,
      open: true,
      get appSecret() {
        return present(appSecret);
      },
    });
    await runOn(client)("commit");
    refuseAlone(client);
    return result;
  } catch (error) {
    if (leadsToStandby(error)) broken = error;
    // After a failed rollback the pool discards the connection.
    await client.query("rollback").catch((failure: Error) => (broken = failure));
    throw error;
  } finally {
    client.off("error", onLoss);
    client.release(broken);
  }
}

/**
 * Raises the time limit of a transaction's statements, for a job that reads more rows than a page may.
 */
export const allowLongReading = (tx: Queryable): Promise<unknown> =>
  tx.query("set local statement_timeout = '30min'");

/** The constraint that an error reports as violated, if any. */
export const violatedConstraint = (error: unknown): string | undefined =>
  error instanceof pg.DatabaseError ? error.constraint : undefined;

/** A PostgreSQL array literal of numbers, booleans and nulls, cheaper than the driver's own. */
export const plainArray = (items: readonly (bigint | number | boolean | null)[]): string =>
  `{${items.map((item) => item ?? "NULL").join(",")}}`;

/** A PostgreSQL array literal of texts. */
export const textArray = (items: readonly (string | null)[]): string =>
  `{${items.map((item) => (item === null ? "NULL" : quoted(item))).join(",")}}`;

/**
 * Every bet uses this: most texts need no change, and two plain replacements are faster than a
 * pattern.
 */
const quoted = (text: string): string =>
  text.includes('"') || text.includes("\\")
    ? `"${text.replaceAll("\\", "\\\\").replaceAll('"', '\\"')}"`
    : `"${text}"`;
