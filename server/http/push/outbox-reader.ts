import type { Database } from "#server/kit/database.ts";
import type { Log } from "#server/kit/log.ts";
import { eventsAfter, newestEvent, type KeptEvent } from "#server/kit/outbox/outbox.ts";

/** The longest delay of an event while the connection that wakes the reader is down. */
const LOOK_EVERY_MS = 1_000;
const READ_AT_ONCE = 500;

export type OutboxReader = {
  /** Reads at once. */
  wake(): void;
  close(): Promise<void>;
};

/**
 * Hands every event that is committed from now on to this process, exactly once and in order. A
 * read that fails is repeated.
 */
export async function followOutbox(
  db: Database,
  log: Log,
  take: (event: KeptEvent) => void,
): Promise<OutboxReader> {
  let reached = await newestEvent(db);
  let isAsked = false;
  let isClosed = false;
  let reading: Promise<void> | null = null;

  const read = async () => {
    while (isAsked && !isClosed) {
      isAsked = false;
      const events = await eventsAfter(db, reached, READ_AT_ONCE);
      for (const event of events) {
        reached = event.id;
        take(event);
      }
      if (events.length === READ_AT_ONCE) isAsked = true;
    }
  };
  const wake = () => {
    isAsked = true;
    reading ??= read()
      .catch((error: unknown) => log.warn({ err: error }, "could not read the outbox"))
      .finally(() => {
        reading = null;
        if (isAsked && !isClosed) wake();
      });
  };
  const timer = setInterval(wake, LOOK_EVERY_MS);
  return {
    wake,
    async close() {
      isClosed = true;
      clearInterval(timer);
      await reading;
    },
  };
}
