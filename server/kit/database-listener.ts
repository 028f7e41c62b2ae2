import pg from "pg";
import type { Log } from "#server/kit/log.ts";

const RETRY_AFTER_MS = 1_000;
const LOST = "lost the listening connection to the database";
/** A connection that a firewall dropped reports nothing; an unanswered question shows it. */
const ASK_EVERY_MS = 5_000;
const ANSWER_WITHIN_MS = 3_000;

/**
 * Listens to channels of the database (LISTEN) on a separate connection, and reconnects by itself.
 * Notifications that are sent while it is disconnected are lost, so the caller must also poll, or
 * follow `listening`, which is told whenever it begins and ends to receive them.
 */
export function openDatabaseListener(
  databaseUrl: string,
  log: Log,
  handlers: Readonly<Record<string, (payload: string) => void>>,
  listening: (isListening: boolean) => void = () => {},
): { close(): Promise<void> } {
  let client: pg.Client | null = null;
  let isClosed = false;

  const connect = async () => {
    const next = new pg.Client({
      connectionString: databaseUrl,
      keepAlive: true,
      query_timeout: ANSWER_WITHIN_MS,
    });
    next.on("notification", ({ channel, payload = "" }) => handlers[channel]?.(payload));
    next.on("error", (error) => log.warn({ err: error }, LOST));
    // An unanswered question is still active, so `end` destroys the connection.
    const lose = () => void next.end().catch((error: unknown) => log.warn({ err: error }, LOST));
    const listen = async () => {
      for (const channel of Object.keys(handlers)) await next.query(`listen ${channel}`);
    };
    try {
      await next.connect();
      await listen();
    } catch (error) {
      lose();
      throw error;
    }
    // Listening again changes nothing, and its answer shows that the connection lives.
    const asking = setInterval(() => void listen().catch(lose), ASK_EVERY_MS);
    next.on("end", () => {
      clearInterval(asking);
      listening(false);
      client = null;
      if (!isClosed) setTimeout(start, RETRY_AFTER_MS);
    });
    client = next;
    listening(true);
  };
  const start = () => {
    connect().catch((error: unknown) => {
      log.warn({ err: error }, "no listening connection to the database yet");
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
