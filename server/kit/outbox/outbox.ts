import type { Clock } from "#server/kit/clock.ts";
import type { Queryable, Transaction } from "#server/kit/database.ts";
import { keptSince, SWEPT_AT_ONCE } from "#server/kit/retention.ts";
import * as store from "#server/kit/outbox/store.ts";

/** The channel on which the database notifies processes of new events. */
export const OUTBOX_CHANNEL = "outbox";

/** An event to send after the commit. */
export type OutboxEntry = { name: string; event: { memberId: bigint | null } };

/**
 * Writes events in the transaction of their act, as its last statement; answers the id of the last
 * one, null without any.
 */
export async function writeOutbox(
  tx: Transaction,
  at: Date,
  entries: readonly OutboxEntry[],
): Promise<bigint | null> {
  if (entries.length === 0) return null;
  const events = entries.map(({ name, event: { memberId, ...said } }) => ({
    name,
    memberId,
    payload: JSON.stringify(said, plain),
  }));
  return store.insertEvents(tx, OUTBOX_CHANNEL, events, at);
}

/** Amounts and ids as decimal digits, because JSON numbers are inexact above 2^53. */
const plain = (_key: string, value: unknown): unknown =>
  typeof value === "bigint" ? String(value) : value;

/** A stored event. */
export type KeptEvent = store.EventRow;

/** The events after one, oldest first, without a gap: ids rise in the order of the commits. */
export const eventsAfter = (db: Queryable, after: bigint, most: number): Promise<KeptEvent[]> =>
  store.listEvents(db, after, most);

/** The id of the newest event; 0 when there is none. */
export const newestEvent = (db: Queryable): Promise<bigint> => store.findNewestEvent(db);

/** Deletes events after their retention period; answers how many. */
export const sweepOutbox = (db: Queryable, clock: Clock): Promise<number> =>
  store.deleteOldEvents(db, keptSince(clock.now(), "outboxEvents"), SWEPT_AT_ONCE);
