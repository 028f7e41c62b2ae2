import type { OfficeHandlers } from "#server/http/office-dispatch.ts";
import { proposalDecisions } from "#server/http/proposal-decisions.ts";
import type { GameOfficeDesk } from "#server/games/office-desk.ts";
import { gameOfficeRoutes } from "#server/games/office-routes.ts";
import { operatorRoutes } from "#server/operators/office-routes.ts";
import type { PaymentDesk } from "#server/payments/desk.ts";
import { paymentOfficeRoutes } from "#server/payments/office-routes.ts";

type OfficeHandlersOptions = {
  payments: PaymentDesk;
  games: GameOfficeDesk;
  appSecret: string;
};

/** One handler for every call of the back office: the nouns' office routes side by side. */
export function officeHandlersOf({
  payments,
  games,
  appSecret,
}: OfficeHandlersOptions): OfficeHandlers {
  const { db, clock } = payments;
  const handlers = {
    ...operatorRoutes({ db, clock, appSecret }),
    ...paymentOfficeRoutes(payments),
    ...gameOfficeRoutes(games),
  };
  return { ...handlers, "decide-proposal": proposalDecisions(clock, handlers) };
}
