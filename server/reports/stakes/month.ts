import type { GameCategory } from "#contract/games.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Queryable } from "#server/kit/database.ts";
import { units, type Money } from "#server/kit/money.ts";
import * as store from "#server/reports/stakes/store.ts";

const MONTH_MS = 30 * 86_400_000;

export type LevelStakes = { category: GameCategory; level: number; stake: Money; members: number };

/**
 * The stakes of the last thirty days by category and by the members' level at that time, to which
 * comp rates would have applied. As current as the daily sums, normally half a minute old. A
 * member counts once in each category, at the level of their newest stake.
 */
export const stakesOfMonth = async (db: Queryable, clock: Clock): Promise<LevelStakes[]> => {
  const rows = await store.listStakes(db, new Date(clock.now().getTime() - MONTH_MS));
  return rows.map((row) => ({ ...row, stake: units(row.stake) }));
};
