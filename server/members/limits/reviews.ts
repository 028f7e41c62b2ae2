import type { Act, Acts } from "#server/kit/act.ts";
import { Refusal } from "#server/kit/refusal.ts";
import * as store from "#server/members/limits/store.ts";

/** Half a year at most lies between two reviews. Source: RTS 12, implementation guidance of 2025. */
export const REVIEWED_EVERY_MS = 180 * 86_400_000;
const ASKED_AT_ONCE = 100;

/**
 * Asks members whose limits were neither changed nor reviewed for half a year whether these still
 * fit, a bounded number; answers how many.
 */
export async function askForReviews(act: Act): Promise<number> {
  const now = act.clock.now();
  const before = new Date(now.getTime() - REVIEWED_EVERY_MS);
  const due = await store.listUnreviewed(act.tx, before, ASKED_AT_ONCE);
  for (const memberId of due) {
    await store.insertReview(act.tx, memberId, now);
    await act.emit("member.limit_review_due", { memberId });
  }
  return due.length;
}

/** Keeps the limits as they are. Throws Refusal `already_decided` when no review is open. */
export const keepLimits = ({ perform }: Acts, memberId: bigint): Promise<void> =>
  perform({ kind: "member", memberId }, async ({ tx, clock }) => {
    if (!(await store.answerReviews(tx, memberId, clock.now())))
      throw new Refusal("already_decided");
  });
