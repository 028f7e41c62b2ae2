import type { scheduledReportCalls } from "#contract/office/scheduled-reports.ts";
import type { Queryable } from "#server/kit/database.ts";
import type { OfficeHandlersOf } from "#server/operators/office-handler.ts";
import {
  endSchedule,
  reportFile,
  scheduledReports,
  scheduleReport,
} from "#server/reports/scheduled/schedules.ts";

export const scheduledReportRoutes = (
  db: Queryable,
): OfficeHandlersOf<keyof typeof scheduledReportCalls> => ({
  "get-scheduled-reports": (_context, { before }) =>
    scheduledReports(db, before === undefined ? null : BigInt(before)),
  "schedule-report": async (act, _context, { report, every }) => {
    const id = Number(await scheduleReport(act, { report, every }));
    return {
      answer: { id },
      audit: { object: `report-schedule:${id}`, before: null, after: { report, every } },
    };
  },
  "end-report-schedule": async (act, _context, { id }) => {
    const before = await endSchedule(act, BigInt(id));
    return { answer: {}, audit: { object: `report-schedule:${id}`, before, after: null } };
  },
  "download-report-file": async (act, { operator: { name } }, { id }) => {
    const { file, lines } = await reportFile(act, BigInt(id), name);
    const { report, from, until } = file;
    return {
      answer: { lines },
      audit: { object: `report-file:${id}`, before: null, after: { report, from, until } },
    };
  },
});
