import type { AlertRuleName } from "#contract/office/alerts.ts";
import type { Finder } from "#server/alerts/watching/finder.ts";
import { AT_MOST } from "#server/alerts/watching/store.ts";
import {
  accessSchedule,
  listNotRemovedInTime,
  logSchedule,
} from "#server/operators/reviews/due.ts";

/** The rules about reviews; the limits of the first two are the intervals in days. */
export const reviewFinders = {
  access_review_late: {
    isState: true,
    find: async (db, { now, limit }) => {
      const { isLate, days, waiting } = await accessSchedule(db, now, Number(limit));
      return isLate ? [{ subject: "reviews:access", facts: { count: waiting, days } }] : [];
    },
  },
  log_review_late: {
    isState: true,
    find: async (db, { now, limit }) => {
      const { isLate, days, waiting } = await logSchedule(db, now, Number(limit));
      return isLate ? [{ subject: "reviews:log", facts: { count: waiting, days } }] : [];
    },
  },
  access_not_removed: {
    isState: true,
    find: async (db, { now }) =>
      (await listNotRemovedInTime(db, now, AT_MOST)).map(({ id, loginId, at }) => ({
        subject: `operator:${id}`,
        facts: { loginId, at: at.toISOString() },
      })),
  },
} as const satisfies Partial<Record<AlertRuleName, Finder>>;
