import type { Queryable } from "#server/kit/database.ts";

/** A step over so many house entries takes a second; an old installation has millions. */
const ENTRIES_AT_ONCE = 1_000_000;

/**
 * Updates the stored sum of each pool up to the newest house entry that was sealed ten minutes ago:
 * every batch of stakes adds a row for each pool, and every lobby shows the balances. Answers 1
 * while more is left, otherwise 0.
 */
export async function sumPools(db: Queryable, most: number = ENTRIES_AT_ONCE): Promise<number> {
  const [row] = await db.query<{ isMore: boolean }>(`select ledger_sum_pools($1) as "isMore"`, [
    most,
  ]);
  return row?.isMore === true ? 1 : 0;
}
