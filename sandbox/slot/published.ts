import type { Mechanic } from "../catalogue/slot-games.ts";
import type { PublishedFigures } from "./figures.ts";

/**
 * The published figures of the slots; `figures.test.ts` and `more-figures.test.ts` recompute and
 * compare them.
 */
export const publishedFigures: Readonly<Record<Mechanic, PublishedFigures>> = {
  lines: {
    returnToPlayerPercent: "95.16",
    returnOfBasePercent: "74.87",
    returnOfFeaturePercent: "20.29",
    hitFrequencyPercent: "24.38",
    spinsPerFeature: "132",
    standardDeviation: "4.60",
    volatility: "medium",
    largestWinTimes: "9160",
  },
  ways: {
    returnToPlayerPercent: "95.90",
    returnOfBasePercent: "67.41",
    returnOfFeaturePercent: "28.49",
    hitFrequencyPercent: "41.48",
    spinsPerFeature: "130",
    standardDeviation: "5.28",
    volatility: "medium",
    largestWinTimes: "8450",
  },
  cascades: {
    returnToPlayerPercent: "95.72",
    returnOfBasePercent: "86.20",
    returnOfFeaturePercent: "9.51",
    hitFrequencyPercent: "24.89",
    spinsPerFeature: "181",
    standardDeviation: "4.75",
    volatility: "medium",
    largestWinTimes: "44100",
  },
  classic: {
    returnToPlayerPercent: "95.76",
    returnOfBasePercent: "95.76",
    returnOfFeaturePercent: "0.00",
    hitFrequencyPercent: "34.42",
    spinsPerFeature: null,
    standardDeviation: "5.69",
    volatility: "medium",
    largestWinTimes: "252",
  },
  hold: {
    returnToPlayerPercent: "95.33",
    returnOfBasePercent: "67.38",
    returnOfFeaturePercent: "27.94",
    hitFrequencyPercent: "30.21",
    spinsPerFeature: "103",
    standardDeviation: "8.52",
    volatility: "high",
    largestWinTimes: "1312",
  },
  heights: {
    returnToPlayerPercent: "95.58",
    returnOfBasePercent: "58.87",
    returnOfFeaturePercent: "36.70",
    hitFrequencyPercent: "44.02",
    spinsPerFeature: "114",
    standardDeviation: "8.12",
    volatility: "high",
    largestWinTimes: "19406",
  },
};
