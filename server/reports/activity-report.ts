import type { OfficeInput, OfficeOutput } from "#contract/office/calls.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Database } from "#server/kit/database.ts";
import { atOneMoment } from "#server/kit/one-moment.ts";
import { originOf } from "#server/reports/origin.ts";
import { boundsOf, periodOf } from "#server/reports/periods.ts";
import { listActivity } from "#server/reports/reading/store.ts";

/**
 * Registrations, members who staked, and first deposits of a period, newest line first. Throws
 * Refusal `too_many` for a period that is too long.
 */
export async function activityReport(
  db: Database,
  clock: Clock,
  { grouping, ...asked }: OfficeInput<"get-activity-report">,
): Promise<OfficeOutput<"get-activity-report">> {
  const period = periodOf(asked, grouping);
  return atOneMoment(db, async (tx) => {
    const origin = await originOf(tx, clock, period);
    const bounds = boundsOf(period, origin.timeZone);
    return { origin, rows: await listActivity(tx, period, bounds, grouping) };
  });
}
