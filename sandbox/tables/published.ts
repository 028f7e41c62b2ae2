import type { BaccaratSpot } from "./baccarat/bets.ts";

/** The published returns to player in percent; a test recomputes them. */
export const publishedReturns = {
  baccarat: {
    player: "98.76",
    banker: "98.94",
    tie: "85.64",
    playerPair: "89.63",
    bankerPair: "89.63",
  } satisfies Record<BaccaratSpot, string>,
  /** Every spot of a single-zero table has the same return. */
  roulette: "97.29",
};
