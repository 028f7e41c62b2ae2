import type { ReportOrigin } from "#contract/office/reports.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Queryable } from "#server/kit/database.ts";
import type { Period } from "#server/reports/periods.ts";
import { getProgress } from "#server/reports/reading/store.ts";

/** Where a report comes from. Read before its rows: what is added in between is then in them too. */
export async function originOf(db: Queryable, clock: Clock, period: Period): Promise<ReportOrigin> {
  const { enteredUntil, timeZone } = await getProgress(db);
  return {
    ...period,
    timeZone,
    enteredUntil: enteredUntil.toISOString(),
    madeAt: clock.now().toISOString(),
  };
}
