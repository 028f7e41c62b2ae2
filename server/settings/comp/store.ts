import type { GameCategory } from "#contract/games.ts";
import { plainArray, type Queryable } from "#server/kit/database.ts";

export type RateRow = { category: GameCategory; level: number; basisPoints: number };

export const listRates = (db: Queryable): Promise<RateRow[]> =>
  db.query<RateRow>(
    `select category, level, basis_points as "basisPoints"
     from settings_comp_rates order by category, level`,
  );

/**
 * A category's rates, level 1 first. Those of every category are locked until the transaction ends,
 * so that changes get their versions one after the other.
 */
export async function lockRates(db: Queryable, category: GameCategory): Promise<number[]> {
  const rows = await db.query<RateRow>(
    `select category, level, basis_points as "basisPoints" from settings_comp_rates
     order by category, level for update`,
  );
  return rows.filter((row) => row.category === category).map(({ basisPoints }) => basisPoints);
}

/** The version of the rates: 1, and one more with each change. */
export async function ratesVersion(db: Queryable): Promise<number> {
  const [row] = await db.query<{ version: number }>(
    "select coalesce(max(version), 1) as version from settings_comp_changes",
  );
  if (!row) throw new Error("the version of the comp rates has no row");
  return row.version;
}

export type RateChangeRow = {
  version: number;
  category: GameCategory;
  before: number[];
  after: number[];
  by: string;
  checkedBy: string;
  at: Date;
};

/** The newest changes of rates, by version downwards. */
export const listChanges = (db: Queryable, most: number): Promise<RateChangeRow[]> =>
  db.query<RateChangeRow>(
    `select c.version, c.category, c.before, c.after, m.name as by, k.name as "checkedBy",
       c.changed_at as at
     from settings_comp_changes c
     join operators m on m.id = c.made_by join operators k on k.id = c.checked_by
     order by c.version desc limit $1`,
    [most],
  );

export type NewRateChange = Pick<RateChangeRow, "category" | "at"> & {
  before: readonly number[];
  after: readonly number[];
  madeBy: bigint;
  checkedBy: bigint;
};

/** Stores a change as the next version, which it answers. */
export async function insertChange(db: Queryable, change: NewRateChange): Promise<number> {
  const { category, before, after, madeBy, checkedBy, at } = change;
  const [row] = await db.query<{ version: number }>(
    `insert into settings_comp_changes
       (version, category, before, after, made_by, checked_by, changed_at)
     select coalesce(max(version), 1) + 1, $1, $2, $3, $4, $5, $6 from settings_comp_changes
     returning version`,
    [category, plainArray(before), plainArray(after), madeBy, checkedBy, at],
  );
  if (!row) throw new Error("a change of comp rates has no version");
  return row.version;
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
