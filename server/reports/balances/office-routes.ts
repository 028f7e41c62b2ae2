import type { balanceReportCalls } from "#contract/office/balance-report.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Database } from "#server/kit/database.ts";
import type { OfficeHandlersOf } from "#server/operators/office-handler.ts";
import { balanceReport } from "#server/reports/balances/balances.ts";
import { balancesCsv } from "#server/reports/csv.ts";

type Services = { db: Database; clock: Clock };

export const balanceReportRoutes = ({
  db,
  clock,
}: Services): OfficeHandlersOf<keyof typeof balanceReportCalls> => ({
  "get-balance-report": (_, input) => balanceReport(db, clock, input),
  "export-balance-report": async (_, input) => ({
    lines: balancesCsv(await balanceReport(db, clock, input), "balances"),
  }),
});
