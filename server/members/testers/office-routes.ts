import type { testerLinkCalls } from "#contract/office/tester-links.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Queryable } from "#server/kit/database.ts";
import { revokeTesterLink, testerLinks } from "#server/members/testers/testers.ts";
import type { OfficeHandlersOf } from "#server/operators/office-handler.ts";

export const testerLinkRoutes = (
  db: Queryable,
  clock: Clock,
): OfficeHandlersOf<keyof typeof testerLinkCalls> => ({
  "get-tester-links": async () => ({ links: await testerLinks(db, clock) }),
  "revoke-tester-link": async (act, { operator }, { id }) => {
    const { expiresAt } = await revokeTesterLink(act, { id, by: operator.operatorId });
    return {
      answer: {},
      audit: {
        object: `tester:${id}`,
        before: { isRevoked: false, expiresAt },
        after: { isRevoked: true, expiresAt },
      },
    };
  },
});
