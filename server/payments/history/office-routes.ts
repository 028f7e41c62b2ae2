import type { paymentHistoryCalls } from "#contract/office/payment-history.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Database } from "#server/kit/database.ts";
import type { Facts, OfficeHandlersOf } from "#server/operators/office-handler.ts";
import { historyCsv } from "#server/payments/history/csv.ts";
import {
  assertNotTooMany,
  everyPayment,
  paymentHistory,
  paymentTotals,
  type HistoryFilter,
} from "#server/payments/history/history.ts";

type Services = { db: Database; clock: Clock };

export function paymentHistoryRoutes({
  db,
  clock,
}: Services): OfficeHandlersOf<keyof typeof paymentHistoryCalls> {
  /** The payments are read while they are sent, after the export's own audit row is committed. */
  const linesOf = (filter: HistoryFilter, by: string) =>
    historyCsv(everyPayment(db, clock, filter), { by, at: clock.now(), filter });
  return {
    "get-payment-history": ({ operator: { timeZone } }, { before = null, ...filter }) =>
      paymentHistory(db, clock, { ...filter, timeZone }, before),
    "get-payment-totals": async ({ operator: { timeZone } }, filter) => ({
      totals: await paymentTotals(db, { ...filter, timeZone }),
    }),
    "export-payments": async (
      act,
      { operator: { name, timeZone } },
      { reason: _reason, ...filter },
    ) => {
      await assertNotTooMany(act.tx, { ...filter, timeZone });
      return {
        answer: { lines: linesOf({ ...filter, timeZone }, name) },
        audit: {
          object: "payment:history",
          before: null,
          after: JSON.parse(JSON.stringify(filter)) as Facts,
        },
      };
    },
  };
}
