import type { GameCategory } from "#contract/games.ts";
import { plainArray, type Queryable } from "#server/kit/database.ts";

export type RateRow = { category: GameCategory; level: number; basisPoints: number };

export const listRates = (db: Queryable): Promise<RateRow[]> =>
  db.query<RateRow>(
    `select category, level, basis_points as "basisPoints"
     from settings_comp_rates order by category, level`,
  );

/** A category's rates, level 1 first, locked until the transaction ends. */
export async function lockRates(db: Queryable, category: GameCategory): Promise<number[]> {
  const rows = await db.query<{ basisPoints: number }>(
    `select basis_points as "basisPoints" from settings_comp_rates
     where category = $1 order by level for update`,
    [category],
  );
  return rows.map(({ basisPoints }) => basisPoints);
}

export async function saveRates(
  db: Queryable,
  category: GameCategory,
  rates: readonly number[],
): Promise<void> {
  await db.query(
    `update settings_comp_rates r set basis_points = u.rate
     from unnest($2::integer[]) with ordinality as u(rate, level)
     where r.category = $1 and r.level = u.level`,
    [category, plainArray(rates)],
  );
}
