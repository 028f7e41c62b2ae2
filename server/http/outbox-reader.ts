import type { Database } from "#server/kit/database.ts";
import type { Log } from "#server/kit/log.ts";
import { eventsAfter, newestEvent, type KeptEvent } from "#server/kit/outbox/outbox.ts";

/** How late an event is at most when the line that wakes the reader is down. */
const LOOK_EVERY_MS = 1_000;
const READ_AT_ONCE = 500;

export type OutboxReader = {
  /** Looks now. */
  wake(): void;
  close(): Promise<void>;
};

/**
 * Hands every event that is committed from now on to this process, once each and in their order.
 * A look that fails is made again.
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
