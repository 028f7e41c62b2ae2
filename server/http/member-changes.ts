import pg from "pg";
import type { Database } from "#server/kit/database.ts";
import type { Log } from "#server/kit/log.ts";

const CHANNEL = "member_changes";
/** Gathered, because NOTIFY serialises commits: it must not ride on every bet. */
const TELL_EVERY_MS = 100;
const IDS_PER_MESSAGE = 300;
const RETRY_AFTER_MS = 1_000;

export type MemberChanges = {
  /** Tells every process that something of this member changed. */
  announce(memberId: bigint): void;
  close(): Promise<void>;
};

/** Carries members' changes between processes over LISTEN and NOTIFY; reconnects by itself. */
export function listenForMemberChanges(
  db: Database,
  databaseUrl: string,
  log: Log,
  onChange: (memberId: bigint) => void,
): MemberChanges {
  const gathered = new Set<bigint>();
  let client: pg.Client | null = null;
  let isClosed = false;

  const connect = async () => {
    const next = new pg.Client({ connectionString: databaseUrl, keepAlive: true });
    next.on("notification", ({ payload }) =>
      payload?.split(",").forEach((id) => onChange(BigInt(id))),
    );
    next.on("error", (error) => log.warn({ err: error }, "lost the line for member changes"));
    next.on("end", () => {
      client = null;
      if (!isClosed) setTimeout(start, RETRY_AFTER_MS);
    });
    await next.connect();
    await next.query(`listen ${CHANNEL}`);
    client = next;
  };
  const start = () => {
    connect().catch((error: unknown) => {
      log.warn({ err: error }, "no line for member changes yet");
      if (!isClosed) setTimeout(start, RETRY_AFTER_MS);
    });
  };
  start();

  const tell = async () => {
    while (gathered.size > 0) {
      const ids = [...gathered].slice(0, IDS_PER_MESSAGE);
      ids.forEach((id) => gathered.delete(id));
      await db.notify(CHANNEL, ids.join(","));
    }
  };
  const timer = setInterval(() => {
    tell().catch((error: unknown) => log.warn({ err: error }, "could not announce member changes"));
  }, TELL_EVERY_MS);

  return {
    announce: (memberId) => gathered.add(memberId),
    async close() {
      isClosed = true;
      clearInterval(timer);
      await client?.end();
    },
  };
}
