import type { gameReportCalls } from "#contract/office/game-report.ts";
import type { incentiveReportCalls } from "#contract/office/incentive-report.ts";
import type { largeJackpotCalls } from "#contract/office/large-jackpots.ts";
import type { reportOfficeCalls } from "#contract/office/reports.ts";
import type { significantEventCalls } from "#contract/office/significant-events.ts";
import type { Subject } from "#contract/office/subjects.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Database } from "#server/kit/database.ts";
import type { OfficeHandlersOf } from "#server/operators/office-handler.ts";
import { activityReport } from "#server/reports/activity-report.ts";
import { activityCsv, moneyCsv, returnCsv } from "#server/reports/csv.ts";
import type { SubjectsOf } from "#server/operators/subjects-of.ts";
import { gameReportRoutes } from "#server/reports/games/office-routes.ts";
import { incentiveReportRoutes } from "#server/reports/incentives/office-routes.ts";
import { largeJackpotRoutes } from "#server/reports/jackpots/office-routes.ts";
import { moneyReport } from "#server/reports/money-report.ts";
import { overview } from "#server/reports/overview/overview.ts";
import { significantEventRoutes } from "#server/reports/significant/office-routes.ts";
import { returnReport } from "#server/reports/returns/report.ts";

type Services = { db: Database; clock: Clock; subjectsOf: SubjectsOf<Subject> };

export const reportOfficeRoutes = ({
  db,
  clock,
  subjectsOf,
}: Services): OfficeHandlersOf<
  | keyof typeof reportOfficeCalls
  | keyof typeof gameReportCalls
  | keyof typeof incentiveReportCalls
  | keyof typeof largeJackpotCalls
  | keyof typeof significantEventCalls
> => ({
  ...gameReportRoutes({ db, clock }),
  ...incentiveReportRoutes({ db, clock }),
  ...largeJackpotRoutes({ db, clock }),
  ...significantEventRoutes({ db, clock, subjectsOf }),
  "get-overview": () => overview(db, clock),
  "get-money-report": (_, input) => moneyReport(db, clock, input),
  "get-activity-report": (_, input) => activityReport(db, clock, input),
  "get-return-report": (_, input) => returnReport(db, clock, input),
  "export-money-report": async (_, input) => ({
    lines: moneyCsv(await moneyReport(db, clock, input), `money-${input.grouping}`),
  }),
  "export-activity-report": async (_, input) => ({
    lines: activityCsv(await activityReport(db, clock, input), `activity-${input.grouping}`),
  }),
  "export-return-report": async (_, input) => ({
    lines: returnCsv(await returnReport(db, clock, input), "return"),
  }),
});
