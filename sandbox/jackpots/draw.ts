import type { Draw } from "../fairness/draws.ts";
import { tiers, type Tier, type WonPerHit } from "./tiers.ts";

/** What one draw gave: the number, below the won of stakes of one MEGA, and the tier it hits. */
export type JackpotDraw = { drawn: number; hit: Tier | null };

/**
 * Draws for a jackpot; the same draws are the same result, in a browser too. Each tier owns a
 * stretch of the numbers from nought on, the highest first, as long as the stake (in whole won)
 * times what makes a tier's chance exactly stake / won per hit. Where the stretches are longer
 * than all numbers together, a lower tier gets what the higher ones leave.
 */
export function drawJackpot(stakeWon: number, odds: WonPerHit, draw: Draw): JackpotDraw {
  const drawn = draw(odds.mega);
  let end = 0;
  for (const tier of tiers) {
    end += stakeWon * (odds.mega / odds[tier]);
    if (drawn < end) return { drawn, hit: tier };
  }
  return { drawn, hit: null };
}
