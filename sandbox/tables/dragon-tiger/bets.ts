import type { DragonTigerResult } from "./deal.ts";

export const dragonTigerSpots = [
  "dragon",
  "tiger",
  "tie",
  "suitedTie",
  "dragonSmall",
  "dragonBig",
  "tigerSmall",
  "tigerBig",
] as const;
export type DragonTigerSpot = (typeof dragonTigerSpots)[number];

/** Small is below a seven and big above it; a seven loses both. */
const middleRank = 7;

/**
 * The return of a spot including the stake, in hundredths of the stake. A tie returns half of the
 * stakes on dragon and tiger.
 */
export function dragonTigerReturn(spot: DragonTigerSpot, result: DragonTigerResult): number {
  const { dragon, tiger, winner, isSuited } = result;
  switch (spot) {
    case "tie":
      return winner === "tie" ? 1_200 : 0;
    case "suitedTie":
      return isSuited ? 5_100 : 0;
    case "dragonSmall":
      return dragon.rank < middleRank ? 200 : 0;
    case "dragonBig":
      return dragon.rank > middleRank ? 200 : 0;
    case "tigerSmall":
      return tiger.rank < middleRank ? 200 : 0;
    case "tigerBig":
      return tiger.rank > middleRank ? 200 : 0;
    case "dragon":
    case "tiger":
      return winner === "tie" ? 50 : winner === spot ? 200 : 0;
  }
}
