import type { Clock } from "#server/kit/clock.ts";
import type { Queryable } from "#server/kit/database.ts";
import * as store from "#server/alerts/watching/closed/store.ts";

/** Looks for closed accounts that are owed money; answers how many are new. */
export const lookForOwed = (db: Queryable, clock: Clock): Promise<number> =>
  store.lookForOwed(db, clock.now());
