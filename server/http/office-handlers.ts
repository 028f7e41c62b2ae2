import type { OfficeHandlers } from "#server/http/office-dispatch.ts";
import { proposalDecisions } from "#server/http/proposal-decisions.ts";
import { memberTabRoutes } from "#server/http/member-tabs.ts";
import { entryLinks } from "#server/http/entry-links.ts";
import { standingJoins } from "#server/http/standing-joins.ts";
import { playersOfRound } from "#server/games/history/history.ts";
import { memberOfficeRoutes } from "#server/members/office-routes.ts";
import { officeMessageRoutes } from "#server/messages/office-routes.ts";
import { operatorRoutes } from "#server/operators/office-routes.ts";
import type { PaymentDesk } from "#server/payments/desk.ts";
import { walletOfficeRoutes } from "#server/wallet/office-routes.ts";
import { paymentOfficeRoutes } from "#server/payments/office-routes.ts";

type OfficeHandlersOptions = { payments: PaymentDesk; appSecret: string };

/** One handler for every call of the back office: the nouns' office routes side by side. */
export function officeHandlersOf({ payments, appSecret }: OfficeHandlersOptions): OfficeHandlers {
  const { db, clock, changed } = payments;
  const handlers = {
    ...operatorRoutes({ db, clock, appSecret }),
    ...memberOfficeRoutes({ db, clock, joins: standingJoins, playersOfRound, changed }),
    ...memberTabRoutes(payments),
    ...walletOfficeRoutes({ db, clock, linksOf: entryLinks(db), changed }),
    ...officeMessageRoutes({ db, clock, changed }),
    ...paymentOfficeRoutes(payments),
  };
  return { ...handlers, "decide-proposal": proposalDecisions(clock, handlers) };
}
