import pg from "pg";
import type { Log } from "#server/kit/log.ts";

const RETRY_AFTER_MS = 1_000;

/**
 * Listens to channels of the database (LISTEN) on a separate connection, and reconnects by itself.
 * Notifications that are sent while it is disconnected are lost, so the caller must also poll.
 */
export function openDatabaseListener(
  databaseUrl: string,
  log: Log,
  handlers: Readonly<Record<string, (payload: string) => void>>,
): { close(): Promise<void> } {
  let client: pg.Client | null = null;
  let isClosed = false;

  const connect = async () => {
    const next = new pg.Client({ connectionString: databaseUrl, keepAlive: true });
    next.on("notification", ({ channel, payload = "" }) => handlers[channel]?.(payload));
    next.on("error", (error) =>
      log.warn({ err: error }, "lost the listening connection to the database"),
    );
    next.on("end", () => {
      client = null;
      if (!isClosed) setTimeout(start, RETRY_AFTER_MS);
    });
    await next.connect();
    for (const channel of Object.keys(handlers)) await next.query(`listen ${channel}`);
    client = next;
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
