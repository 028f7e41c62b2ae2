import type { Act } from "#server/kit/act.ts";
import { insertNotes, nextReaders } from "#server/messages/mailings/readers/store.ts";
import * as store from "#server/messages/mailings/store.ts";

/** Small enough that a step is over in well under a second, and a stop is heard at once. */
const READERS_PER_STEP = 500;

/**
 * Sends one batch of the oldest mailing under way; answers how many members it looked at, 0 when
 * nothing is under way. The batch, the place reached and the count are one transaction: a process
 * that dies leaves whole batches, and the next one goes on behind them. Members who register
 * after the start are not written to.
 */
export async function sendQueuedNotes(act: Act): Promise<number> {
  const { tx, clock } = act;
  const mailing = await store.lockNextSending(tx);
  if (!mailing) return 0;
  const readers = await nextReaders(tx, mailing, {
    after: mailing.reachedMemberId,
    registeredBy: mailing.startedAt,
    most: READERS_PER_STEP,
  });
  const reached = await insertNotes(tx, { ...mailing, at: clock.now() }, readers);
  await store.advanceMailing(tx, mailing.id, {
    sent: reached.length,
    reachedMemberId: readers.at(-1) ?? mailing.reachedMemberId,
  });
  if (readers.length < READERS_PER_STEP)
    await store.endMailing(tx, mailing.id, "sent", clock.now());
  for (const memberId of reached) await act.emit("note.sent", { memberId });
  return Math.max(readers.length, 1);
}
