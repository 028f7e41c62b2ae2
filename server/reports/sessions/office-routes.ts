import type { OfficeInput } from "#contract/office/calls.ts";
import type { SessionLine, sessionReportCalls } from "#contract/office/session-report.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Database } from "#server/kit/database.ts";
import { everyRow, listFile, type FileColumn } from "#server/kit/list-file.ts";
import { exported } from "#server/operators/exported.ts";
import type { OfficeHandlersOf } from "#server/operators/office-handler.ts";
import { fileOriginOf } from "#server/reports/origin.ts";
import { periodOf } from "#server/reports/periods.ts";
import { memberSessions, sessionReport } from "#server/reports/sessions/sessions.ts";

const columns: readonly FileColumn<SessionLine>[] = [
  ["session", ({ id }) => id],
  ["member", ({ loginId }) => loginId],
  ["started_at", ({ startedAt }) => startedAt],
  ["ended_at", ({ endedAt }) => endedAt],
  ["end_reason", ({ endedBecause }) => endedBecause],
  ["other_session_at_once", ({ isShared }) => String(isShared)],
  ["opening", ({ opening }) => opening],
  ["deposits", ({ deposits }) => deposits],
  ["wagers", ({ wagers }) => wagers],
  ["wins", ({ wins }) => wins],
  ["other", ({ other }) => other],
  ["closing", ({ closing }) => closing],
];

type Asked = Omit<OfficeInput<"get-session-report">, "after">;

async function* sessionsFile(
  db: Database,
  clock: Clock,
  filter: Asked,
  by: string,
): AsyncGenerator<string> {
  const rows = everyRow<SessionLine, string>((after) => sessionReport(db, clock, filter, after));
  yield* listFile(rows, columns, await fileOriginOf(db, clock, { by, filter }));
}

export const sessionReportRoutes = ({
  db,
  clock,
}: {
  db: Database;
  clock: Clock;
}): OfficeHandlersOf<keyof typeof sessionReportCalls> => ({
  "get-session-report": (_context, { after, ...asked }) =>
    sessionReport(db, clock, asked, after ?? null),
  "get-member-sessions": (_context, { id, after }) => memberSessions(db, BigInt(id), after ?? null),
  "export-session-report": async (_act, { operator: { name } }, { reason: _reason, ...filter }) => {
    // Refused before the file begins.
    periodOf(filter, "total");
    return exported("session:list", filter, sessionsFile(db, clock, filter, name));
  },
});
