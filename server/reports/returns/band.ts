import type { ReturnVerdict } from "#contract/office/reports.ts";
import { UNITS_PER_WON } from "#server/kit/money.ts";
import type { GameSample } from "#server/reports/returns/store.ts";

/** Sums over a game's rounds: S is a round's stake, W what it returned. */
export type RoundSums = {
  rounds: number;
  staked: number;
  returned: number;
  stakeSquares: number;
  stakeTimesReturn: number;
  returnSquares: number;
};
export type Band = { low: number; high: number };

/** Two-sided 95 % of the standard normal distribution: what the report shows. */
const SHOWN_Z = 1.959964;
/**
 * Four standard deviations: what opens a case. A game that returns what it declares is outside of
 * this band once in 15,787 independent checks; that of a single day shares most of its rounds with
 * the day before.
 */
export const CASE_Z = 4;
/** Below this the estimate's distribution is too skewed for a normal band. Source: Cochran, 2.15. */
export const FEWEST_ROUNDS = 1_000;

const wonOf = (amount: bigint): number => Number(amount) / Number(UNITS_PER_WON);

/** The sums of a game's sample in won. */
export const sumsOf = ({ stakes, returns, ...sums }: Omit<GameSample, "declared">): RoundSums => ({
  ...sums,
  staked: wonOf(stakes),
  returned: wonOf(returns),
});

/**
 * The band of `z` standard deviations around an observed return to player R = ΣW / ΣS, as the
 * report shows it of 95 %, or null with too few rounds.
 *
 * Stakes differ from round to round, so R is a ratio of two sums: its variance is
 * Σ(W − R·S)² / (n − 1) · n / (ΣS)², and the band is R ± z · √variance. Source: W. G. Cochran,
 * Sampling Techniques, 3rd edition 1977, section 6.4 (the ratio estimate in large samples, without
 * the finite population's correction). Shares of the stakes, never below 0.
 */
export function bandOf(sums: RoundSums, z: number = SHOWN_Z): Band | null {
  const { rounds, staked, returned } = sums;
  if (rounds < FEWEST_ROUNDS || staked <= 0) return null;
  const ratio = returned / staked;
  const squares =
    sums.returnSquares - 2 * ratio * sums.stakeTimesReturn + ratio * ratio * sums.stakeSquares;
  const variance = ((Math.max(squares, 0) / (rounds - 1)) * rounds) / (staked * staked);
  const half = z * Math.sqrt(variance);
  return { low: Math.max(ratio - half, 0), high: ratio + half };
}

/** The verdict on a declared return: `undeclared` without one, `few` without a band. */
export function verdictOf(declared: number | null, band: Band | null): ReturnVerdict {
  if (declared === null) return "undeclared";
  if (!band) return "few";
  return declared >= band.low && declared <= band.high ? "within" : "outside";
}
