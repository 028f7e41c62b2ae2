import type { gameReportCalls } from "#contract/office/game-report.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Database } from "#server/kit/database.ts";
import type { OfficeHandlersOf } from "#server/operators/office-handler.ts";
import { gameReport, gamesCsv } from "#server/reports/games/report.ts";

type Services = { db: Database; clock: Clock };

export const gameReportRoutes = ({
  db,
  clock,
}: Services): OfficeHandlersOf<keyof typeof gameReportCalls> => ({
  "get-game-report": (_context, input) => gameReport(db, clock, input),
  "export-game-report": async (_context, input) => ({
    lines: gamesCsv(await gameReport(db, clock, input), "games"),
  }),
});
