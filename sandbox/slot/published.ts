import type { PublishedFigures } from "./figures.ts";

/**
 * The figures of the slot as players and operators read them. They are the result of
 * `publish(computeFigures(machine))`; `figures.test.ts` computes them again and compares.
 */
export const publishedFigures: PublishedFigures = {
  returnToPlayerPercent: "95.16",
  returnOfBasePercent: "74.87",
  returnOfFreeSpinsPercent: "20.29",
  hitFrequencyPercent: "24.38",
  spinsPerFreeSpins: "132",
  standardDeviation: "4.60",
  volatility: "medium",
  largestWinTimes: "9160",
};
