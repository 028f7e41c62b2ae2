import * as z from "zod/mini";
import { fileLines } from "#contract/call.ts";
import { rowId } from "#contract/fields.ts";
import { act, read } from "#contract/office/call.ts";

/** The reports that can be scheduled, with their grouping. */
export const scheduledReports = [
  "money-day",
  "money-provider",
  "activity-day",
  "return",
  "balances",
  "accounts",
] as const;
export type ScheduledReport = (typeof scheduledReports)[number];

/** After which periods a file is made: days, weeks from Monday, and months of the site's zone. */
export const reportPeriods = ["day", "week", "month"] as const;
export type ReportPeriod = (typeof reportPeriods)[number];

const schedule = z.object({
  id: z.int(),
  report: z.enum(scheduledReports),
  every: z.enum(reportPeriods),
  madeBy: z.string(),
  madeAt: z.string(),
});
export type ReportSchedule = z.infer<typeof schedule>;

const file = z.object({
  id: z.int(),
  report: z.enum(scheduledReports),
  every: z.enum(reportPeriods),
  /** The days of its period, both included, as YYYY-MM-DD. */
  from: z.string(),
  until: z.string(),
  madeAt: z.string(),
  bytes: z.int(),
});
export type ReportFile = z.infer<typeof file>;

export const scheduledReportCalls = {
  "get-scheduled-reports": read({
    summary: "The reports that are made as files, and the files, the newest first.",
    access: "reports.read",
    fields: { before: z.optional(rowId) },
    output: z.object({
      schedules: z.array(schedule),
      files: z.array(file),
      /** The `before` of the next page; null on the last. */
      next: z.nullable(z.int()),
      /** After how many days a file is deleted. */
      keptDays: z.int(),
    }),
    refusals: [],
  }),
  "schedule-report": act({
    summary: "Have a report made as a file after each day, week or month, from the present one on.",
    access: "reports.schedule",
    fields: { report: z.enum(scheduledReports), every: z.enum(reportPeriods) },
    output: z.object({ id: z.int() }),
    refusals: ["already"],
  }),
  "end-report-schedule": act({
    summary: "Have no more files made of a report; those that are made stay.",
    access: "reports.schedule",
    fields: { id: rowId },
    output: z.object({}),
    refusals: ["not_found"],
  }),
  "download-report-file": act({
    summary: "One file of a scheduled report; downloading is an act of its own.",
    access: "reports.read",
    fields: { id: rowId },
    file: "report.csv",
    output: fileLines,
    refusals: ["not_found"],
  }),
};
