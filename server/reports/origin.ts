import type { ReportOrigin } from "#contract/office/reports.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Queryable } from "#server/kit/database.ts";
import type { Period } from "#server/reports/periods.ts";
import { getHead } from "#server/reports/reading/store.ts";

/**
 * The state of the ledger that a report shows. Read before its rows, so that they contain at least
 * this state.
 */
export async function originOf(db: Queryable, clock: Clock, period: Period): Promise<ReportOrigin> {
  const { enteredUntil, ...head } = await getHead(db);
  return {
    ...head,
    ...period,
    enteredUntil: enteredUntil.toISOString(),
    madeAt: clock.now().toISOString(),
  };
}
