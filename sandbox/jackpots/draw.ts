import type { Draw } from "../fairness/draws.ts";
import { tiers, type Tier, type WonPerHit } from "./tiers.ts";

/**
 * The result of one draw: the number, below the won of stakes of one MEGA, and the tier it hits.
 */
export type JackpotDraw = { drawn: number; hit: Tier | null };

/**
 * Draws for a jackpot; equal draws give equal results, in a browser too. Each tier owns a range of
 * numbers from zero on, the highest tier first, whose length is the stake (in whole won) times the
 * factor that makes the tier's chance exactly stake / won per hit. When the ranges exceed all
 * numbers, a lower tier gets the rest.
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
