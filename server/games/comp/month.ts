import type { GameCategory } from "#contract/games.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Queryable } from "#server/kit/database.ts";
import type { Money } from "#server/kit/money.ts";
import * as store from "#server/games/comp/store.ts";

const MONTH_MS = 30 * 86_400_000;
/** A month's sum changes slowly, and reading every round of it is not cheap. */
const KEPT_FOR_MS = 10 * 60_000;

export type MonthOfStakes = readonly {
  category: GameCategory;
  level: number;
  stake: Money;
  members: number;
}[];

/**
 * Reads the settled stakes of the last thirty days by category and by the level that members have
 * now: what comp rates would have applied to. At most ten minutes old.
 */
export function createMonthReader(db: Queryable, clock: Clock): () => Promise<MonthOfStakes> {
  let kept: { month: Promise<MonthOfStakes>; until: number } | null = null;
  return () => {
    const now = clock.now().getTime();
    if (kept && now < kept.until) return kept.month;
    const month = store.sumSettledStakes(db, new Date(now - MONTH_MS));
    kept = { month, until: now + KEPT_FOR_MS };
    // A failed read is not kept: the next one tries again.
    month.catch(() => (kept = null));
    return month;
  };
}
