import { askForMarketing } from "#server/members/registers/marketing.ts";
import type { Asking } from "#server/members/registers/registers.ts";
import { nextReaders } from "#server/messages/mailings/readers/store.ts";
import { mayAdvertise, READERS_PER_STEP } from "#server/messages/mailings/sending.ts";
import * as store from "#server/messages/mailings/store.ts";

/**
 * Asks national registers about the next readers of the mailing that is being sent, which waits for
 * their answers. Answers about how many members.
 */
export async function askBeforeMailing(asking: Asking): Promise<number> {
  const { db } = asking.acts;
  const mailing = await store.findNextSending(db);
  if (!mailing || !mayAdvertise(mailing)) return 0;
  const readers = await nextReaders(db, mailing, {
    after: mailing.reachedMemberId,
    registeredBy: mailing.startedAt,
    most: READERS_PER_STEP,
  });
  return askForMarketing(asking, readers);
}
