import type { ReviewKind, ReviewSchedule } from "#contract/office/reviews.ts";
import type { Queryable } from "#server/kit/database.ts";
import * as store from "#server/operators/reviews/store.ts";

export const DAY_MS = 86_400_000;

/** How long after a review the access that it took away may still be there. */
const REMOVED_WITHIN_MS = DAY_MS;

/** The interval of each kind of review in days. */
export type ReviewDays = Readonly<Record<ReviewKind, number>>;

/** When the next review is due, and whether it is late. */
const dueAfter = (since: Date | null, days: number, now: Date) => {
  const dueAt = since && new Date(since.getTime() + days * DAY_MS);
  return { days, dueAt: dueAt?.toISOString() ?? null, isLate: dueAt !== null && dueAt <= now };
};

/**
 * The state of the reviews of access: each account with access is due on its own, so that the
 * reviewer's own account stays due until another operator reviews it.
 */
export async function accessSchedule(
  db: Queryable,
  now: Date,
  days: number,
): Promise<ReviewSchedule> {
  const since = new Date(now.getTime() - days * DAY_MS);
  const { late, oldestAt } = await store.findUnreviewed(db, now, since);
  const last = await store.findLastReview(db, "access");
  return {
    kind: "access",
    ...dueAfter(oldestAt, days, now),
    lastAt: last?.at.toISOString() ?? null,
    waiting: late,
  };
}

/** The state of the reviews of logs; the first is due an interval after the first operator was made. */
export async function logSchedule(db: Queryable, now: Date, days: number): Promise<ReviewSchedule> {
  const last = await store.findLastReview(db, "log");
  const since = last?.at ?? (await store.findFirstOperatorAt(db));
  const newest = await store.findLastEntry(db);
  return {
    kind: "log",
    ...dueAfter(since, days, now),
    lastAt: last?.at.toISOString() ?? null,
    waiting: Number(newest - (last?.lastEntry ?? 0n)),
  };
}

/** Accounts that have access for longer than a day after a review took it away. */
export const listNotRemovedInTime = (
  db: Queryable,
  now: Date,
  most: number,
): Promise<store.NotRemovedRow[]> =>
  store.listNotRemoved(db, now, new Date(now.getTime() - REMOVED_WITHIN_MS), most);
