import type { RefusalReason } from "#contract/office/reports.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Queryable } from "#server/kit/database.ts";
import { keptSince, SWEPT_AT_ONCE } from "#server/kit/retention.ts";
import * as store from "#server/reports/refused/store.ts";

/** Adds the refused requests since the last time to the counts of this hour. */
export async function countRefused(
  db: Queryable,
  clock: Clock,
  counts: ReadonlyMap<RefusalReason, number>,
): Promise<void> {
  if (counts.size > 0) await store.addRefused(db, clock.now(), [...counts]);
}

/** Refused requests since the hour of a moment, the most frequent reason first. */
export const refusedSince = store.listRefused;

/** Deletes a bounded part of the expired counts; answers how many. */
export const sweepRefused = (db: Queryable, clock: Clock): Promise<number> =>
  store.deleteRefused(db, keptSince(clock.now(), "refusedRequests"), SWEPT_AT_ONCE);
