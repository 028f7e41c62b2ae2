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
import type { SpinTotals, Totals } from "./totals.ts";

/** Exact figures of one round (a paid spin and the feature it wins), in total stakes. */
export type Figures = {
  returnToPlayer: Fraction;
  returnOfBase: Fraction;
  returnOfFeature: Fraction;
  /** Share of rounds that pay anything. */
  hitFrequency: Fraction;
  /** Share of paid spins that win the feature: free spins or respins. */
  featureFrequency: Fraction;
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
  returnOfFeaturePercent: string;
  hitFrequencyPercent: string;
  /** The average number of paid spins for one feature (free spins, respins); null without a feature. */
  spinsPerFeature: string | null;
  standardDeviation: string;
  volatility: "low" | "medium" | "high" | "very_high";
  /** Largest win as a multiple of the total stake. */
  largestWinTimes: string;
};

/** What a spin wins beside its own pay: free spins or respins, in total stakes. */
export type Feature = { mean: Fraction; variance: Fraction; largest: Fraction };
/** What a number of scatters wins: a pay in total stakes, and a feature. */
export type Award = { pay: number; feature: Feature | null };

const none: Feature = { mean: fraction(0), variance: fraction(0), largest: fraction(0) };

/** The figures of a round from all results of a paid spin. Pays are in `1/parts` stakes. */
export function figuresOf(
  base: SpinTotals,
  parts: number,
  awardOf: (scatters: number) => Award,
): Figures {
  const share = fraction(1, base.positions);
  let [mean, meanOfBase, square, largestWin] = [none.mean, none.mean, none.mean, none.mean];
  let [hits, features] = [0n, 0n];
  for (const [scatters, totals] of base.byScatters) {
    const { pay, feature } = awardOf(scatters);
    const { mean: later, variance, largest } = feature ?? none;
    const beside = plus(fraction(pay), later);
    const count = fraction(totals.positions);
    const sum = fraction(totals.sum, parts);
    meanOfBase = plus(meanOfBase, plus(sum, times(count, fraction(pay))));
    mean = plus(mean, plus(sum, times(count, beside)));
    const own = fraction(totals.squares, BigInt(parts) ** 2n);
    const mixed = times(times(fraction(2), sum), beside);
    const others = times(count, plus(times(beside, beside), variance));
    square = plus(square, plus(own, plus(mixed, others)));
    hits += pay > 0 || feature !== null ? totals.positions : totals.paying;
    if (feature !== null) features += totals.positions;
    const highest = plus(fraction(totals.largest, parts), plus(fraction(pay), largest));
    if (minus(highest, largestWin).over > 0n) largestWin = highest;
  }
  mean = times(mean, share);
  meanOfBase = times(meanOfBase, share);
  return {
    returnToPlayer: mean,
    returnOfBase: meanOfBase,
    returnOfFeature: minus(mean, meanOfBase),
    hitFrequency: fraction(hits, base.positions),
    featureFrequency: fraction(features, base.positions),
    variance: minus(times(square, share), times(mean, mean)),
    largestWin,
  };
}

/** `spins` free spins as the feature of a round; null for none. */
export function freeSpinsOf(free: SpinTotals, parts: number): (spins: number) => Feature | null {
  const all = [...free.byScatters.values()];
  const total = (value: (totals: Totals) => bigint) =>
    all.reduce((sum, totals) => sum + value(totals), 0n);
  const mean = fraction(
    total(({ sum }) => sum),
    free.positions * BigInt(parts),
  );
  const square = fraction(
    total(({ squares }) => squares),
    free.positions * BigInt(parts) ** 2n,
  );
  const variance = minus(square, times(mean, mean));
  const largest = fraction(Math.max(...all.map((totals) => totals.largest)), parts);
  return (spins) => {
    const count = fraction(spins);
    if (spins === 0) return null;
    return {
      mean: times(count, mean),
      variance: times(count, variance),
      largest: times(count, largest),
    };
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
    returnOfFeaturePercent: percent(figures.returnOfFeature),
    hitFrequencyPercent: percent(figures.hitFrequency),
    spinsPerFeature:
      figures.featureFrequency.over === 0n
        ? null
        : toDecimal(dividedBy(fraction(1), figures.featureFrequency), 0),
    standardDeviation,
    volatility:
      deviation < 3 ? "low" : deviation < 8 ? "medium" : deviation < 16 ? "high" : "very_high",
    largestWinTimes: toDecimal(figures.largestWin, 0),
  };
}
