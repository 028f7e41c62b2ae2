import type { ScheduledReport } from "#contract/office/scheduled-reports.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Database } from "#server/kit/database.ts";
import { keptSince, SWEPT_AT_ONCE } from "#server/kit/retention.ts";
import { accountsCsv } from "#server/reports/accounts/files.ts";
import { accountSummary } from "#server/reports/accounts/summary.ts";
import { activityReport } from "#server/reports/activity-report.ts";
import { balanceReport } from "#server/reports/balances/balances.ts";
import { activityCsv, balancesCsv, moneyCsv, returnCsv } from "#server/reports/csv.ts";
import { moneyReport } from "#server/reports/money-report.ts";
import type { Period } from "#server/reports/periods.ts";
import { getProgress } from "#server/reports/reading/store.ts";
import { returnReport } from "#server/reports/returns/report.ts";
import { daysOf, duePeriod, endOf } from "#server/reports/scheduled/due.ts";
import * as store from "#server/reports/scheduled/store.ts";

/** The largest file in bytes; a report of a month has some thousand lines. */
const MOST_BYTES = 10 * 1_048_576;

const lines: Readonly<
  Record<ScheduledReport, (db: Database, clock: Clock, period: Period) => Promise<Iterable<string>>>
> = {
  "money-day": async (db, clock, period) =>
    moneyCsv(await moneyReport(db, clock, { ...period, grouping: "day" }), "money-day"),
  "money-provider": async (db, clock, period) =>
    moneyCsv(await moneyReport(db, clock, { ...period, grouping: "provider" }), "money-provider"),
  "activity-day": async (db, clock, period) =>
    activityCsv(await activityReport(db, clock, { ...period, grouping: "day" }), "activity-day"),
  return: async (db, clock, period) => returnCsv(await returnReport(db, clock, period), "return"),
  balances: async (db, clock, period) =>
    balancesCsv(await balanceReport(db, clock, period), "balances"),
  accounts: async (db, clock, period) => {
    const days = [];
    for (const day of daysOf(period)) days.push(await accountSummary(db, clock, day));
    return accountsCsv(days, "accounts");
  },
};

/**
 * Makes the file of one schedule whose period is over and whose postings are all summed; answers
 * how many were made. A process that ends in between leaves none, and the next step makes it; a
 * second one that makes the same file stores none. Throws an Error for a file above 10 MB.
 */
export async function makeDueFile(db: Database, clock: Clock): Promise<number> {
  const { enteredUntil, timeZone } = await getProgress(db);
  const now = clock.now();
  for (const schedule of await store.listSchedules(db)) {
    const lastDay = await store.lastDayOf(db, schedule.id);
    const period = duePeriod(schedule, lastDay, { now, timeZone });
    if (!period || enteredUntil < endOf(period, timeZone)) continue;
    const contents = bounded(await lines[schedule.report](db, clock, period));
    await store.insertFile(db, { ...period, scheduleId: schedule.id, at: now, contents });
    return 1;
  }
  return 0;
}

function bounded(parts: Iterable<string>): string {
  const kept: string[] = [];
  let bytes = 0;
  for (const part of parts) {
    bytes += Buffer.byteLength(part);
    if (bytes > MOST_BYTES) throw new Error(`a report's file is larger than ${MOST_BYTES} bytes`);
    kept.push(part);
  }
  return kept.join("");
}

/** Deletes files after their retention period; answers how many. */
export const sweepReportFiles = (db: Database, clock: Clock): Promise<number> =>
  store.deleteOld(db, keptSince(clock.now(), "reportFiles"), SWEPT_AT_ONCE);
