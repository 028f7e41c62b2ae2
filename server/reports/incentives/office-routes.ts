import type { incentiveReportCalls } from "#contract/office/incentive-report.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Database } from "#server/kit/database.ts";
import type { OfficeHandlersOf } from "#server/operators/office-handler.ts";
import { incentiveReport, incentivesCsv } from "#server/reports/incentives/incentives.ts";

type Services = { db: Database; clock: Clock };

export const incentiveReportRoutes = ({
  db,
  clock,
}: Services): OfficeHandlersOf<keyof typeof incentiveReportCalls> => ({
  "get-incentive-report": (_context, input) => incentiveReport(db, clock, input),
  "export-incentive-report": async (_context, input) => ({
    lines: incentivesCsv(await incentiveReport(db, clock, input), `incentives-${input.grouping}`),
  }),
});
