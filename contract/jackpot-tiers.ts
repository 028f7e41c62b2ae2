/** The pools, the highest first. */
export const jackpotTiers = ["mega", "major", "minor"] as const;
export type JackpotTier = (typeof jackpotTiers)[number];
