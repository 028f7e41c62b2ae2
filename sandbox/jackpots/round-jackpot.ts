import { fromText, noMoney, type Amount } from "../money.ts";
import type { JackpotDraw } from "./draw.ts";
import type { Tier, WonPerHit } from "./tiers.ts";

/** What a round had to do with jackpots, written before the wallet hears of it. */
export type RoundJackpot = JackpotDraw & {
  odds: WonPerHit;
  /** What was on offer before the draw, as decimal text in won. */
  offers: { tier: Tier; amount: string }[];
  /** What the round wins: a tier that is hit and was on offer. */
  won: { tier: Tier; amount: string } | null;
};

/** What a round's jackpot pays, nothing for most. */
export const jackpotWin = (jackpot: RoundJackpot | null): Amount =>
  jackpot?.won ? fromText(jackpot.won.amount) : noMoney;
