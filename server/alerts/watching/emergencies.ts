import type { AlertRuleName } from "#contract/office/alerts.ts";
import type { Finder } from "#server/alerts/watching/finder.ts";
import { AT_MOST } from "#server/alerts/watching/store.ts";
import {
  emergencyObject,
  lateReviews,
  takenSince,
} from "#server/operators/emergencies/emergencies.ts";

export const emergencyFinders = {
  emergency_access: {
    isState: false,
    find: async (db, { since, skip }) =>
      (await takenSince(db, since, { skip, most: AT_MOST })).map(
        ({ id, loginId, access, endsAt }) => ({
          subject: emergencyObject(id),
          facts: { loginId, access, at: endsAt.toISOString() },
        }),
      ),
  },
  emergency_review_late: {
    isState: true,
    find: async (db, { now, limit }) => {
      const count = await lateReviews(db, now, Number(limit));
      return count > 0 ? [{ subject: "emergencies", facts: { count, days: Number(limit) } }] : [];
    },
  },
} as const satisfies Partial<Record<AlertRuleName, Finder>>;
