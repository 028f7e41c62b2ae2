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
    returnOfFreeSpinsPercent: "20.29",
    hitFrequencyPercent: "24.38",
    spinsPerFreeSpins: "132",
    standardDeviation: "4.60",
    volatility: "medium",
    largestWinTimes: "9160",
  },
  ways: {
    returnToPlayerPercent: "95.90",
    returnOfBasePercent: "67.41",
    returnOfFreeSpinsPercent: "28.49",
    hitFrequencyPercent: "41.48",
    spinsPerFreeSpins: "130",
    standardDeviation: "5.28",
    volatility: "medium",
    largestWinTimes: "8450",
  },
  cascades: {
    returnToPlayerPercent: "95.72",
    returnOfBasePercent: "86.20",
    returnOfFreeSpinsPercent: "9.51",
    hitFrequencyPercent: "24.89",
    spinsPerFreeSpins: "181",
    standardDeviation: "4.75",
    volatility: "medium",
    largestWinTimes: "44100",
  },
};
