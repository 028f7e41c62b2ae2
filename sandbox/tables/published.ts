import type { BaccaratSpot } from "./baccarat/bets.ts";

/** Returns to player in percent, as players and operators read them; a test computes them again. */
export const publishedReturns = {
  baccarat: {
    player: "98.76",
    banker: "98.94",
    tie: "85.64",
    playerPair: "89.63",
    bankerPair: "89.63",
  } satisfies Record<BaccaratSpot, string>,
  /** Every spot of a single-zero table returns the same. */
  roulette: "97.29",
};
