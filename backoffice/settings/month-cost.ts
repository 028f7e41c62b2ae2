/** What a month of stakes costs at these rates, whole won; each level's rate is in basis points. */
export const monthCost = (stakes: readonly number[], rates: readonly number[]): number =>
  Math.trunc(stakes.reduce((sum, stake, at) => sum + (stake * (rates[at] ?? 0)) / 10_000, 0));
