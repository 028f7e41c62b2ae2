import { noMoney, toText, wholeWon, type Amount } from "../money.ts";
import type { Wager } from "../books/wager.ts";
import { getFixture, type SportBook } from "./book.ts";
import { payoutAt } from "./payout.ts";

/** One selection of a slip: an outcome and the odds it was taken at, in hundredths. */
export type Leg = { fixture: string; market: string; outcome: string; odds: number };
export type SlipPicks = { legs: Leg[] };
export type LegState = "open" | "won" | "lost" | "void";
/** The state of a slip: open, void in every leg, or decided with its payout. */
export type Verdict = { kind: "open" } | { kind: "void" } | { kind: "decided"; payout: Amount };

export const slipSubject = "slip";
export const [leastStake, mostStake] = [wholeWon(1_000), wholeWon(200_000)];
/** Stakes are whole hundreds of won. */
export const stakeStep = wholeWon(100);
/** The share of the fair value that a cash-out pays, in hundredths. */
const cashOutShare = 95n;
const leastCashOut = wholeWon(100);

export const isSlip = ({ subject }: Wager): boolean => subject === slipSubject;
export const slipOf = (wager: Wager): SlipPicks => wager.picks as SlipPicks;

export function legState(book: SportBook, leg: Leg, now: number): LegState {
  const fixture = getFixture(leg.fixture);
  const { phase, reported } = book.stateOf(fixture, now);
  if (phase === "abandoned") return "void";
  if (reported === null) return "open";
  const market = book.marketsOf(fixture).find(({ key }) => key === leg.market);
  const outcome = market?.outcomes.find(({ key }) => key === leg.outcome);
  if (outcome === undefined) throw new Error(`no outcome ${leg.market}:${leg.outcome}`);
  return outcome.wins(reported) ? "won" : "lost";
}

/**
 * One lost leg decides a slip at once; otherwise all must be over. A void leg counts as odds of 1.
 */
export function judgeSlip(book: SportBook, wager: Wager, now: number): Verdict {
  const { legs } = slipOf(wager);
  const states = legs.map((leg) => legState(book, leg, now));
  if (states.includes("lost")) return { kind: "decided", payout: noMoney };
  if (states.includes("open")) return { kind: "open" };
  if (states.every((state) => state === "void")) return { kind: "void" };
  const odds = legs.filter((_, index) => states[index] === "won").map((leg) => leg.odds);
  return { kind: "decided", payout: payoutAt(wager.stake, odds) };
}

/**
 * The present value of a slip: its payout times its chance, less the book's share. Null when it
 * cannot be cashed out: a leg lost, an outcome not offered any more, or too little value.
 */
export function cashOutOf(book: SportBook, wager: Wager, now: number): Amount | null {
  if (wager.state !== "placed" || wager.payout !== null) return null;
  const taken: number[] = [];
  let share = 1;
  for (const leg of slipOf(wager).legs) {
    const state = legState(book, leg, now);
    if (state === "lost") return null;
    if (state === "void") continue;
    taken.push(leg.odds);
    if (state === "won") continue;
    const offer = book
      .offersOf(getFixture(leg.fixture), now)
      .find(({ market }) => market.key === leg.market);
    const outcome = offer?.outcomes.find(({ key }) => key === leg.outcome);
    if (outcome === undefined || outcome.odds === null) return null;
    share *= outcome.chance;
  }
  const full = payoutAt(wager.stake, taken);
  const millionths = BigInt(Math.floor(share * 1e6));
  const won = (full * millionths * cashOutShare) / (100n * 1_000_000n) / wholeWon(1);
  const value = (won * wholeWon(1)) as Amount;
  return value < leastCashOut ? null : value;
}

/** The payout of a slip if every open leg wins. */
export function potentialOf(book: SportBook, wager: Wager, now: number): string {
  const { legs } = slipOf(wager);
  const odds = legs.filter((leg) => legState(book, leg, now) !== "void").map((leg) => leg.odds);
  return toText(payoutAt(wager.stake, odds));
}
