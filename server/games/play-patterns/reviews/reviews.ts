import type { PlayReviewOutcome } from "#contract/office/play-patterns.ts";
import { operatorOf, type Act } from "#server/kit/act.ts";
import type { Queryable } from "#server/kit/database.ts";
import { Refusal } from "#server/kit/refusal.ts";
import * as store from "#server/games/play-patterns/reviews/store.ts";

const DAY_MS = 86_400_000;
/** A sign of a closed review opens none again for so long, because staff have just looked at it. */
const QUIET_DAYS = 30;

/**
 * Opens a review of a member's play from signs, or adds those that the open one has not. An open
 * review keeps what was measured first. The member's account is not changed.
 */
export async function openOrAdd(
  { tx, clock }: Act,
  memberId: bigint,
  found: readonly store.Measured[],
): Promise<void> {
  const newest = await store.lockNewest(tx, memberId);
  if (newest?.closedAt === null) {
    const added = found.filter(({ sign }) => !newest.reasons.some((own) => own.sign === sign));
    if (added.length > 0) await store.saveReasons(tx, newest.id, [...newest.reasons, ...added]);
    return;
  }
  const at = clock.now();
  const fresh = found.filter(({ sign }) => !isQuiet(sign, newest, at));
  if (fresh.length > 0) await store.insertReview(tx, { memberId, at, reasons: fresh });
}

type Newest = Awaited<ReturnType<typeof store.lockNewest>>;

const isQuiet = (sign: store.Measured["sign"], newest: Newest, at: Date): boolean =>
  newest?.closedAt instanceof Date &&
  newest.reasons.some((had) => had.sign === sign) &&
  at.getTime() - newest.closedAt.getTime() < QUIET_DAYS * DAY_MS;

/**
 * Ends a review with what the act's operator found; answers whose it is. Throws Refusal `not_found`,
 * `already_decided`, `stale`.
 */
export async function decideReview(
  act: Act,
  id: bigint,
  decision: { version: number; outcome: PlayReviewOutcome; findings: string },
): Promise<bigint> {
  const found = await store.lockReview(act.tx, id);
  if (!found) throw new Refusal("not_found");
  if (found.closedAt !== null) throw new Refusal("already_decided");
  if (found.version !== decision.version) throw new Refusal("stale");
  const { outcome, findings } = decision;
  const by = operatorOf(act).operatorId;
  await store.closeReview(act.tx, id, { at: act.clock.now(), by, outcome, findings });
  return found.memberId;
}

/** Deletes the reviews of a member who is erased. */
export const eraseReviews = async (db: Queryable, memberId: bigint): Promise<void> => {
  await store.deleteOfMember(db, memberId);
};
