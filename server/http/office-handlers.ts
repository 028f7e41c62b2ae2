import type { OfficeHandlers } from "#server/http/office-dispatch.ts";
import { proposalDecisions } from "#server/http/proposal-decisions.ts";
import { operatorRoutes } from "#server/operators/office-routes.ts";
import type { PaymentDesk } from "#server/payments/desk.ts";
import { paymentOfficeRoutes } from "#server/payments/office-routes.ts";
import { reportOfficeRoutes } from "#server/reports/office-routes.ts";

type OfficeHandlersOptions = { payments: PaymentDesk; appSecret: string };

/** One handler for every call of the back office: the nouns' office routes side by side. */
export function officeHandlersOf({ payments, appSecret }: OfficeHandlersOptions): OfficeHandlers {
  const { db, clock } = payments;
  const handlers = {
    ...operatorRoutes({ db, clock, appSecret }),
    ...paymentOfficeRoutes(payments),
    ...reportOfficeRoutes({ db, clock }),
  };
  return { ...handlers, "decide-proposal": proposalDecisions(clock, handlers) };
}
