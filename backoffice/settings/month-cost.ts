/**
 * The cost of a month of stakes at these rates, in whole won; each level's rate is in basis points.
 */
export const monthCost = (stakes: readonly number[], rates: readonly number[]): number =>
  Math.trunc(stakes.reduce((sum, stake, at) => sum + (stake * (rates[at] ?? 0)) / 10_000, 0));
