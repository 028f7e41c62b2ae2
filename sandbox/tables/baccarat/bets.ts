import type { BaccaratResult } from "./deal.ts";

export const baccaratSpots = ["player", "banker", "tie", "playerPair", "bankerPair"] as const;
export type BaccaratSpot = (typeof baccaratSpots)[number];

/**
 * The return of a spot including the stake, in hundredths of the stake. The banker wins at five
 * percent commission; a tie returns the stakes on player and banker.
 */
export function baccaratReturn(spot: BaccaratSpot, result: BaccaratResult): number {
  const { winner, playerPair, bankerPair } = result;
  if (spot === "tie") return winner === "tie" ? 900 : 0;
  if (spot === "playerPair") return playerPair ? 1_200 : 0;
  if (spot === "bankerPair") return bankerPair ? 1_200 : 0;
  if (winner === "tie") return 100;
  if (winner !== spot) return 0;
  return spot === "banker" ? 195 : 200;
}
