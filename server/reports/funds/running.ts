import type { Clock } from "#server/kit/clock.ts";
import type { Database } from "#server/kit/database.ts";
import { dateOf, startOfDay } from "#server/kit/days.ts";
import * as store from "#server/reports/funds/store.ts";
import { getProgress } from "#server/reports/reading/store.ts";

/** Later than this, too many of the rounds have changed for the count to be that of the day's end. */
const COUNTED_WITHIN_MS = 3_600_000;
const DAY_MS = 86_400_000;

/**
 * Counts the stakes that ran at the end of the day before, once, within an hour after it. The ledger
 * books a stake as the provider's when it is placed, so the entries do not tell which stakes run. Answers 0: nothing is left.
 */
export async function countRunning(db: Database, clock: Clock): Promise<number> {
  const now = clock.now();
  const { timeZone } = await getProgress(db);
  const end = startOfDay(dateOf(now, timeZone), timeZone);
  if (now.getTime() - end.getTime() > COUNTED_WITHIN_MS) return 0;
  // Half a day before its end, the day is certain also when clocks are put forward or back.
  const day = dateOf(new Date(end.getTime() - DAY_MS / 2), timeZone);
  if (!(await store.isCounted(db, day))) await store.keepRunning(db, { day, end, now });
  return 0;
}
