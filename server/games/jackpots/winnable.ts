import type { Queryable } from "#server/kit/database.ts";
import { NOTHING, toWon } from "#server/kit/money.ts";
import { poolBalances } from "#server/ledger/accounts.ts";
import { shareSchemes } from "#server/ledger/shares/shares.ts";

/** What a pool holds in whole won. */
export const balanceOf = (
  balances: Awaited<ReturnType<typeof poolBalances>>,
  tier: string,
): number => toWon(balances.find((pool) => pool.tier === tier)?.balance ?? NOTHING);

/**
 * The shares whose stakes can win a jackpot: each of them feeds a pool that holds a won at least.
 */
export async function winnableShares(db: Queryable): Promise<ReadonlySet<number>> {
  const [balances, shares] = await Promise.all([poolBalances(db), shareSchemes(db)]);
  return new Set(shares.filter(({ tier }) => balanceOf(balances, tier) >= 1).map(({ id }) => id));
}
