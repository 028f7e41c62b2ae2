import type { paymentSearchCalls } from "#contract/office/payment-search.ts";
import type { Queryable } from "#server/kit/database.ts";
import type { OfficeHandlersOf } from "#server/operators/office-handler.ts";
import { findPayments } from "#server/payments/find/find.ts";

export const paymentSearchRoutes = (
  db: Queryable,
): OfficeHandlersOf<keyof typeof paymentSearchCalls> => ({
  "find-payments": (_context, { query }) => findPayments(db, query),
});
