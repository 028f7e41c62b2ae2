import type { Act } from "#server/kit/act.ts";
import { marketingOf } from "#server/members/registers/marketing.ts";
import { insertNotes, nextReaders } from "#server/messages/mailings/readers/store.ts";
import * as store from "#server/messages/mailings/store.ts";

/** So few that a step takes well under a second and a stop takes effect soon. */
export const READERS_PER_STEP = 500;

/**
 * Sends one batch of the oldest mailing that is being sent; answers how many members it covered, 0
 * when there is none. The batch, the position and the count are one transaction, so that after a
 * crash the next process continues behind the last whole batch. Members who register after the
 * start are left out, and so are those who do not consent to a promotion and those whom a national register keeps from promotion: a batch waits
 * until the registers were asked about everyone in it.
 */
export async function sendQueuedNotes(act: Act): Promise<number> {
  const { tx, clock } = act;
  const mailing = await store.findNextSending(tx, "for update");
  if (!mailing) return 0;
  const readers = await nextReaders(tx, mailing, {
    after: mailing.reachedMemberId,
    registeredBy: mailing.startedAt,
    most: READERS_PER_STEP,
  });
  const { areAsked, held } = await registersOf(act, mailing, readers);
  if (!areAsked) return 0;
  const allowed = readers.filter((memberId) => !held.has(memberId));
  const reached = await insertNotes(tx, { ...mailing, at: clock.now() }, allowed);
  await store.advanceMailing(tx, mailing.id, {
    sent: reached.length,
    heldBack: held.size,
    reachedMemberId: readers.at(-1) ?? mailing.reachedMemberId,
  });
  if (readers.length < READERS_PER_STEP)
    await store.endMailing(tx, mailing.id, "sent", clock.now());
  for (const memberId of reached) await act.emit("note.sent", { memberId });
  return Math.max(readers.length, 1);
}

/** Promotions, and mailings to several, which may advertise play. */
export const mayAdvertise = ({
  memberId,
  promotes,
}: Pick<store.SendingRow, "memberId" | "promotes">): boolean =>
  memberId === null || promotes.length > 0;

/** What national registers say about the readers of a mailing that may advertise play. */
const registersOf = (
  { tx, clock }: Act,
  mailing: store.SendingRow,
  readers: readonly bigint[],
): Promise<{ areAsked: boolean; held: ReadonlySet<bigint> }> =>
  mayAdvertise(mailing)
    ? marketingOf(tx, readers, clock.now())
    : Promise.resolve({ areAsked: true, held: new Set<bigint>() });
