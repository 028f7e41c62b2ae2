import pg from "pg";
import type { Log } from "#server/kit/log.ts";

const RETRY_AFTER_MS = 1_000;
/** A connection that a firewall dropped reports nothing; an unanswered question shows it. */
const ASK_EVERY_MS = 5_000;
const ANSWER_WITHIN_MS = 3_000;
/** PostgreSQL ends the session of a process that has asked nothing for so long. */
const UNHEARD_MS = 20_000;

export type KeptConnection = {
  /** What the connection is for, for the log: "listening". */
  purpose: string;
  /** Run on each new connection and again every five seconds; must be repeatable. */
  ask(client: pg.Client): Promise<unknown>;
  began?(client: pg.Client): void;
  ended?(): void;
};

/**
 * Keeps one separate connection to the database for what belongs to a session: LISTEN, locks. It
 * reconnects by itself; what belonged to the lost session is gone then, also on the server, which
 * ends a session that it no longer hears from.
 */
export function keepConnection(
  databaseUrl: string,
  log: Log,
  { purpose, ask, began, ended }: KeptConnection,
): { close(): Promise<void> } {
  const lost = `lost the ${purpose} connection to the database`;
  let client: pg.Client | null = null;
  let isClosed = false;

  const connect = async () => {
    const next = new pg.Client({
      connectionString: databaseUrl,
      keepAlive: true,
      query_timeout: ANSWER_WITHIN_MS,
    });
    next.on("error", (error) => log.warn({ err: error }, lost));
    // An unanswered question is still active, so `end` destroys the connection.
    const lose = () => void next.end().catch((error: unknown) => log.warn({ err: error }, lost));
    try {
      await next.connect();
      await next.query(`set idle_session_timeout = ${UNHEARD_MS}`);
      await ask(next);
    } catch (error) {
      lose();
      throw error;
    }
    // Closed while it connected.
    if (isClosed) return lose();
    const asking = setInterval(() => void ask(next).catch(lose), ASK_EVERY_MS);
    next.on("end", () => {
      clearInterval(asking);
      client = null;
      ended?.();
      if (!isClosed) setTimeout(start, RETRY_AFTER_MS);
    });
    client = next;
    began?.(next);
  };
  const start = () => {
    connect().catch((error: unknown) => {
      log.warn({ err: error }, `no ${purpose} connection to the database yet`);
      if (!isClosed) setTimeout(start, RETRY_AFTER_MS);
    });
  };
  start();
  return {
    async close() {
      isClosed = true;
      await client?.end();
    },
  };
}
