import * as z from "zod/mini";
import { gameCategories } from "#contract/games.ts";
import { roundFilterStates } from "#contract/round-states.ts";

/** The code of a provider or a game; a game's is the provider's own, exactly as written. */
export const code = z.string().check(z.regex(/^[!-~]{1,128}$/));
const moment = z.iso.datetime({ offset: true });

/** By when they began, by stake or by payout; equal amounts by when they began. */
export const roundOrders = [
  "newest",
  "oldest",
  "stake-most",
  "stake-least",
  "payout-most",
  "payout-least",
] as const;

/** The most rounds of a period that are read to sort them by amount, or to find some of them. */
export const MOST_ROUNDS_READ = 500_000;

/** Whole won, both ends included; from nothing, so that rounds without a payout are found too. */
const roundAmount = z.optional(z.int().check(z.minimum(0), z.maximum(92_233_720_368_547)));

/**
 * Filters of rounds; a round must match every given one. With `round` they are those of this name,
 * and with `launch` those that began in it, newest first, whatever else is given.
 */
export const roundFilter = {
  /** The product's round id, or the provider's. */
  round: z.optional(z.string().check(z.minLength(1), z.maxLength(128))),
  launch: z.optional(z.uuid()),
  loginId: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
  from: z.optional(moment),
  before: z.optional(moment),
  state: z.optional(z.enum(roundFilterStates)),
  provider: z.optional(code),
  /** The provider's own code, which two providers may share. */
  game: z.optional(code),
  category: z.optional(z.enum(gameCategories)),
  stakeAtLeast: roundAmount,
  stakeAtMost: roundAmount,
  payoutAtLeast: roundAmount,
  payoutAtMost: roundAmount,
  order: z.optional(z.enum(roundOrders)),
};
export const roundRanges = [
  ["from", "before"],
  ["stakeAtLeast", "stakeAtMost"],
  ["payoutAtLeast", "payoutAtMost"],
] as const;
