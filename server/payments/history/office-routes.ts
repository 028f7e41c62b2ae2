import type { paymentHistoryCalls } from "#contract/office/payment-history.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Database } from "#server/kit/database.ts";
import { listFile } from "#server/kit/list-file.ts";
import { exported } from "#server/operators/exported.ts";
import type { OfficeHandlersOf } from "#server/operators/office-handler.ts";
import { paymentColumns } from "#server/payments/history/csv.ts";
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
  const linesOf = (filter: HistoryFilter, by: string) =>
    listFile(everyPayment(db, clock, filter), paymentColumns, { by, at: clock.now(), filter });
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
      return exported("payment:history", filter, linesOf({ ...filter, timeZone }, name));
    },
  };
}
