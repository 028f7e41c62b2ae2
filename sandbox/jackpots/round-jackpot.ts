import { fromText, noMoney, type Amount } from "../money.ts";
import type { JackpotDraw } from "./draw.ts";
import type { Tier, WonPerHit } from "./tiers.ts";

/** The jackpot part of a round, written before the wallet is called. */
export type RoundJackpot = JackpotDraw & {
  odds: WonPerHit;
  /** The offers before the draw, as decimal text in won. */
  offers: { tier: Tier; amount: string }[];
  /** The jackpot that the round wins: a tier that was hit and offered. */
  won: { tier: Tier; amount: string } | null;
};

/** The payment of a round's jackpot, zero for most. */
export const jackpotWin = (jackpot: RoundJackpot | null): Amount =>
  jackpot?.won ? fromText(jackpot.won.amount) : noMoney;
