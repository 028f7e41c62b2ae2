import { scatterAward } from "./evaluate.ts";
import {
  dividedBy,
  fraction,
  minus,
  plus,
  rootToDecimal,
  times,
  toDecimal,
  type Fraction,
} from "./fraction.ts";
import type { Machine } from "./rules.ts";
import { enumerateSpread, type Spread } from "./spread.ts";

/** Exact figures of one round (a paid spin and all free spins it wins), in total stakes. */
export type Figures = {
  returnToPlayer: Fraction;
  returnOfBase: Fraction;
  returnOfFreeSpins: Fraction;
  /** Share of rounds that pay anything. */
  hitFrequency: Fraction;
  /** Share of paid spins that win free spins. */
  freeSpinFrequency: Fraction;
  variance: Fraction;
  /** The largest round that the reels can show. */
  largestWin: Fraction;
};

/**
 * The figures in the info sheet and the catalogue; `published.ts` has them and a test compares
 * them.
 */
export type PublishedFigures = {
  returnToPlayerPercent: string;
  returnOfBasePercent: string;
  returnOfFreeSpinsPercent: string;
  hitFrequencyPercent: string;
  /** Paid spins per award of free spins, on average. */
  spinsPerFreeSpins: string;
  standardDeviation: string;
  volatility: "low" | "medium" | "high" | "very_high";
  /** Largest win as a multiple of the total stake. */
  largestWinTimes: string;
};

/** Figures of the slot of lines, by exact enumeration of all reel positions. */
export const computeFigures = (machine: Machine): Figures =>
  figuresOf(
    enumerateSpread(machine, machine.base, false),
    enumerateSpread(machine, machine.free, true),
    machine.lines.length,
    (scatters) => scatterAward(machine, scatters),
  );

/**
 * The figures of a round from all results of a paid spin and a free spin. Pays are in `1/parts`
 * stakes.
 */
export function figuresOf(
  base: Spread,
  free: Spread,
  parts: number,
  awardOf: (scatters: number) => { pay: number; spins: number },
): Figures {
  const lineCount = BigInt(parts);
  const freeSpin = moments(free, lineCount);
  const stakes = (pay: number) => fraction(pay, lineCount);
  let mean = fraction(0);
  let meanOfBase = fraction(0);
  let square = fraction(0);
  let hits = 0;
  let awards = 0;
  let largestWin = fraction(0);
  for (const [scatters, pays] of base.counts) {
    const award = awardOf(scatters);
    const spins = fraction(award.spins);
    for (const [pay, count] of pays) {
      const share = fraction(count, base.positions);
      const first = plus(stakes(pay), fraction(award.pay));
      const expected = plus(first, times(spins, freeSpin.mean));
      mean = plus(mean, times(share, expected));
      meanOfBase = plus(meanOfBase, times(share, first));
      const spread = times(spins, freeSpin.variance);
      square = plus(square, times(share, plus(times(expected, expected), spread)));
      if (pay > 0 || award.pay > 0) hits += count;
      if (award.spins > 0) awards += count;
      const largest = plus(first, times(spins, freeSpin.largest));
      if (minus(largest, largestWin).over > 0n) largestWin = largest;
    }
  }
  return {
    returnToPlayer: mean,
    returnOfBase: meanOfBase,
    returnOfFreeSpins: minus(mean, meanOfBase),
    hitFrequency: fraction(hits, base.positions),
    freeSpinFrequency: fraction(awards, base.positions),
    variance: minus(square, times(mean, mean)),
    largestWin,
  };
}

/** Mean, variance and largest pay of one free spin, in total stakes. */
function moments(
  spread: Spread,
  lineCount: bigint,
): { mean: Fraction; variance: Fraction; largest: Fraction } {
  let sum = 0n;
  let squares = 0n;
  let largest = 0;
  for (const pays of spread.counts.values()) {
    for (const [pay, count] of pays) {
      sum += BigInt(pay) * BigInt(count);
      squares += BigInt(pay) * BigInt(pay) * BigInt(count);
      largest = Math.max(largest, pay);
    }
  }
  const mean = fraction(sum, spread.positions * lineCount);
  const square = fraction(squares, spread.positions * lineCount * lineCount);
  return {
    mean,
    variance: minus(square, times(mean, mean)),
    largest: fraction(largest, lineCount),
  };
}

/**
 * Volatility class by the standard deviation of one round in stakes: below 3 low, below 8 medium,
 * below 16 high, otherwise very high (our own scale; the catalogue protocol only names the
 * classes).
 */
export function publish(figures: Figures): PublishedFigures {
  const percent = (value: Fraction) => toDecimal(times(value, fraction(100)), 2);
  const standardDeviation = rootToDecimal(figures.variance, 2);
  const deviation = Number(standardDeviation);
  return {
    returnToPlayerPercent: percent(figures.returnToPlayer),
    returnOfBasePercent: percent(figures.returnOfBase),
    returnOfFreeSpinsPercent: percent(figures.returnOfFreeSpins),
    hitFrequencyPercent: percent(figures.hitFrequency),
    spinsPerFreeSpins: toDecimal(dividedBy(fraction(1), figures.freeSpinFrequency), 0),
    standardDeviation,
    volatility:
      deviation < 3 ? "low" : deviation < 8 ? "medium" : deviation < 16 ? "high" : "very_high",
    largestWinTimes: toDecimal(figures.largestWin, 0),
  };
}
