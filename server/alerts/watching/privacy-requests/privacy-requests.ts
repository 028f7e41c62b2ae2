import type { AlertRuleName } from "#contract/office/alerts.ts";
import type { Finder, Found } from "#server/alerts/watching/finder.ts";
import { AT_MOST } from "#server/alerts/watching/store.ts";
import { listDue, type DueRequest } from "#server/alerts/watching/privacy-requests/store.ts";

/** How long before the end of its last day a request is pointed out. */
const WARNED_MS = 3 * 24 * 3_600_000;

const alertOf = ({ id, loginId, kind, dueOn }: DueRequest): Found => ({
  subject: `privacy-request:${id}`,
  facts: { number: Number(id), loginId, kind, dueOn },
});

export const privacyRequestFinders = {
  privacy_request_due: {
    isState: true,
    find: async (db, { now }) => {
      const until = new Date(now.getTime() + WARNED_MS);
      return (await listDue(db, { after: now, until, most: AT_MOST })).map(alertOf);
    },
  },
  privacy_request_late: {
    isState: true,
    find: async (db, { now }) =>
      (await listDue(db, { after: new Date(0), until: now, most: AT_MOST })).map(alertOf),
  },
} as const satisfies Partial<Record<AlertRuleName, Finder>>;
