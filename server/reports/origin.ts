import type { ReportOrigin } from "#contract/office/reports.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Queryable } from "#server/kit/database.ts";
import type { FileOrigin } from "#server/kit/list-file.ts";
import type { Period } from "#server/reports/periods.ts";
import { getHead } from "#server/reports/reading/store.ts";

/**
 * The state of the ledger that a report shows. Read before its rows, so that they contain at least
 * this state. `withTest` tells whether its rows contain test accounts.
 */
export async function originOf(
  db: Queryable,
  clock: Clock,
  period: Period,
  withTest = false,
): Promise<ReportOrigin> {
  const { enteredUntil, ...head } = await getHead(db);
  return {
    ...head,
    ...period,
    withTest,
    enteredUntil: enteredUntil.toISOString(),
    madeAt: clock.now().toISOString(),
  };
}

/** The same of a report that reads the records themselves: it contains all up to now. */
export async function originOfRecords(
  db: Queryable,
  clock: Clock,
  period: Period,
): Promise<ReportOrigin> {
  const origin = await originOf(db, clock, period);
  return { ...origin, enteredUntil: origin.madeAt };
}

/** The release that runs; null before its first check of components. */
export const releaseOf = async (db: Queryable): Promise<string | null> =>
  (await getHead(db)).release;

/** In the head of a file, of a report or of a list. */
export const TEST_ACCOUNTS_LEFT_OUT = "left out";

/** The head of a report's file whose lines are read while it is sent. */
export async function fileOriginOf(
  db: Queryable,
  clock: Clock,
  { by, filter }: { by: string; filter: object },
): Promise<FileOrigin> {
  const { operator, release, timeZone } = await getHead(db);
  return {
    by,
    at: clock.now(),
    filter,
    report: [
      ["time_zone", timeZone],
      ["operator", operator],
      ["release", release],
      ["test_accounts", TEST_ACCOUNTS_LEFT_OUT],
    ],
  };
}
