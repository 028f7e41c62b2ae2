import * as z from "zod/mini";
import { jackpotTiers } from "#contract/jackpot-tiers.ts";

export const jackpotTier = z.enum(jackpotTiers);

/** What every visitor and the games of providers are told of the pools, in whole won. */
export const publishedJackpots = z.object({
  /** When the amounts were read, in ISO 8601; at most a second ago. */
  at: z.string(),
  jackpots: z.array(
    z.object({
      tier: jackpotTier,
      amount: z.int(),
      /** The amount with which it starts again after a win. */
      start: z.int(),
      /** The share of each stake that feeds it, in basis points; null where games differ. */
      basisPoints: z.nullable(z.int()),
    }),
  ),
  /** Tiers that hold money or have shares of stakes, and that no game in use can win now. */
  unavailable: z.array(jackpotTier),
});
