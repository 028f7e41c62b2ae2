import type { networkOfficeCalls } from "#contract/office/networks.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Queryable } from "#server/kit/database.ts";
import type { OfficeHandlersOf } from "#server/operators/office-handler.ts";
import { changeRule, networkRules } from "#server/settings/networks/networks.ts";

type NetworkRoutesOptions = {
  db: Queryable;
  clock: Clock;
  /** Whether the installation has a file of anonymous networks. */
  isKnown: boolean;
};

/** What sites do with addresses of VPNs, proxies and hosting networks. */
export const networkOfficeRoutes = ({
  db,
  clock,
  isKnown,
}: NetworkRoutesOptions): OfficeHandlersOf<keyof typeof networkOfficeCalls> => ({
  "get-network-rules": () => networkRules(db, clock, isKnown),
  "change-network-rule": async (act, _context, change) => {
    const before = { refusesNetworks: await changeRule(act.tx, change) };
    const after = { refusesNetworks: change.refuses };
    return { answer: {}, audit: { object: `site:${change.siteId}`, before, after } };
  },
});
