import type { BaccaratSpot } from "./baccarat/bets.ts";
import type { DragonTigerSpot } from "./dragon-tiger/bets.ts";

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
  dragonTiger: {
    dragon: "96.26",
    tiger: "96.26",
    tie: "89.63",
    suitedTie: "86.02",
    dragonSmall: "92.30",
    dragonBig: "92.30",
    tigerSmall: "92.30",
    tigerBig: "92.30",
  } satisfies Record<DragonTigerSpot, string>,
};
