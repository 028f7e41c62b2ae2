import type { ComparedClock } from "#server/kit/clock.ts";
import type { Queryable } from "#server/kit/database.ts";
import { clockOfDatabase } from "#server/members/store.ts";

/**
 * What waits for a moment to protect a member asks two clocks, because one that jumps would end the
 * wait. Throws Error when that of this process and that of the database differ by five minutes.
 */
export async function assertClockAgrees(db: Queryable, clock: ComparedClock): Promise<void> {
  if (!clock.agreesWith(await clockOfDatabase(db)))
    throw new Error("the clocks of this process and of the database differ");
}
