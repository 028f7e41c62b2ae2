import type { Act } from "#server/kit/act.ts";
import { insertNotes, nextReaders } from "#server/messages/mailings/readers/store.ts";
import * as store from "#server/messages/mailings/store.ts";

/** So few that a step takes well under a second and a stop takes effect soon. */
const READERS_PER_STEP = 500;

/**
 * Sends one batch of the oldest mailing that is being sent; answers how many members it covered, 0
 * when there is none. The batch, the position and the count are one transaction, so that after a
 * crash the next process continues behind the last whole batch. Members who register after the
 * start are left out.
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
