import type { reviewCalls } from "#contract/office/reviews.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Database, Queryable } from "#server/kit/database.ts";
import type { OfficeHandlersOf } from "#server/operators/office-handler.ts";
import { accountsToReview, recordAccessReview } from "#server/operators/reviews/access.ts";
import { accessSchedule, logSchedule, type ReviewDays } from "#server/operators/reviews/due.ts";
import { logToReview, recordLogReview } from "#server/operators/reviews/log.ts";
import { pastReview, pastReviews } from "#server/operators/reviews/past.ts";

type Services = {
  db: Database;
  clock: Clock;
  /** The intervals, which are the limits of alert rules. */
  reviewDays: (db: Queryable) => Promise<ReviewDays>;
};

const reviewObject = (id: bigint): string => `review:${id}`;

/** The office's calls about reviews of access and logs. */
export const reviewRoutes = ({
  db,
  clock,
  reviewDays,
}: Services): OfficeHandlersOf<keyof typeof reviewCalls> => ({
  "get-reviews": async (_context, wanted) => {
    const days = await reviewDays(db);
    const now = clock.now();
    return {
      ...(await pastReviews(db, wanted)),
      schedules: [await accessSchedule(db, now, days.access), await logSchedule(db, now, days.log)],
    };
  },
  "get-review": (_context, { id }) => pastReview(db, BigInt(id)),
  "get-accounts-to-review": async ({ operator: { operatorId } }, { after }) => {
    const { access: days } = await reviewDays(db);
    return accountsToReview(db, clock, { operatorId, days, after });
  },
  "record-access-review": async (act, _context, wanted) => {
    const { id, ...decided } = await recordAccessReview(act, wanted);
    const after = { review: "access", ...decided, findings: wanted.findings };
    return { answer: { id: Number(id) }, audit: { object: reviewObject(id), before: null, after } };
  },
  "get-log-to-review": () => logToReview(db),
  "record-log-review": async (act, _context, wanted) => {
    const id = await recordLogReview(act, wanted);
    const { from, until, looked, findings } = wanted;
    const entries = { firstEntry: from, lastEntry: until };
    const after = { review: "log", ...entries, logs: looked.join(", "), findings };
    return { answer: { id: Number(id) }, audit: { object: reviewObject(id), before: null, after } };
  },
});
