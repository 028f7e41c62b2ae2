import { CASE_Z } from "#server/reports/returns/band.ts";
import type { PairSums } from "#server/reports/returns/store.ts";

/** With fewer pairs the score is too far from a normal distribution. */
export const FEWEST_PAIRS = 1_000;

/**
 * By how many standard deviations the results of consecutive rounds depend on each other: above 0
 * wins follow wins, below 0 wins follow losses; null with too few pairs, or when all rounds won or
 * none did.
 *
 * The score is Σ (X − p)(Y − p) over pairs of rounds X, Y that a member played one after the other
 * at the same stake, where p is the share of wins at that stake on that day. When a round's result
 * depends on none before it, the score is 0 with the variance Σ (p(1 − p))², also when members
 * choose by the results before whether to play on. Source: the serial test of lag 1, D. E. Knuth,
 * The Art of Computer Programming, volume 2, 3rd edition 1997, section 3.3.2 K.
 */
export function dependenceOf({ pairs, score, variance }: PairSums): number | null {
  if (pairs < FEWEST_PAIRS || variance <= 0) return null;
  return score / Math.sqrt(variance);
}

/**
 * Whether a slot's results depend on the ones before: beyond four standard deviations, where a slot
 * without memory is once in 15,787 independent checks.
 */
export function isDependent(sums: PairSums): boolean {
  const dependence = dependenceOf(sums);
  return dependence !== null && Math.abs(dependence) > CASE_Z;
}
