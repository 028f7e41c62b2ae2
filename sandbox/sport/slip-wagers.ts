import type { Books } from "../books/books.ts";
import type { Session } from "../books/sessions.ts";
import {
  findWagerOfRequest,
  getWager,
  listOpenWagers,
  listRecentlySettled,
} from "../books/wagers.ts";
import { findFixture, isListed } from "./fixtures.ts";
import { Refusal } from "../play/refusal.ts";
import type { Amount } from "../money.ts";
import type { Wagers } from "../wagers/wagers.ts";
import type { Wager } from "../books/wager.ts";
import type { SportBook } from "./book.ts";
import { mostLegs, mostPayout, payoutAt } from "./payout.ts";
import {
  cashOutOf,
  judgeSlip,
  leastStake,
  mostStake,
  slipSubject,
  stakeStep,
  type Leg,
} from "./slips.ts";

export type SportTools = { books: Books; wagers: Wagers; book: SportBook; now: () => number };
/** Which changed odds a player accepts without confirmation. */
export type Acceptance = "none" | "better" | "any";
export type SlipOrder = { requestId: string; stake: Amount; legs: Leg[]; accept: Acceptance };

/**
 * Accepts a slip at the present odds. Throws `Refusal`: bet_not_offered (unknown outcome, a match
 * twice or not on the list, a stake that is not a multiple of a hundred), bet_too_high,
 * market_closed, odds_changed.
 */
export function placeSlip(tools: SportTools, session: Session, order: SlipOrder): Wager {
  const { requestId, stake, legs, accept } = order;
  const known = findWagerOfRequest(tools.books, session.id, requestId);
  if (known !== undefined) return known;
  const matches = new Set(legs.map(({ fixture }) => fixture));
  const fits = legs.length >= 1 && legs.length <= mostLegs && matches.size === legs.length;
  if (!fits || stake < leastStake || stake % stakeStep !== 0n) throw new Refusal("bet_not_offered");
  if (stake > mostStake) throw new Refusal("bet_too_high");
  const taken = legs.map((leg) => ({ ...leg, odds: oddsNow(tools, leg, accept) }));
  if (
    payoutAt(
      stake,
      taken.map(({ odds }) => odds),
    ) >= mostPayout
  )
    throw new Refusal("bet_too_high");
  return tools.wagers.place(session, {
    subject: slipSubject,
    requestId,
    stake,
    picks: () => ({ legs: taken }),
  });
}

function oddsNow({ book, now }: SportTools, leg: Leg, accept: Acceptance): number {
  const fixture = findFixture(leg.fixture);
  // A match has one id: another spelling of it would count as another match of the slip.
  if (fixture?.id !== leg.fixture || !isListed(fixture, now()))
    throw new Refusal("bet_not_offered");
  const market = book.marketsOf(fixture).find(({ key }) => key === leg.market);
  if (!market?.outcomes.some(({ key }) => key === leg.outcome))
    throw new Refusal("bet_not_offered");
  const offer = book.offersOf(fixture, now()).find((each) => each.market.key === leg.market);
  const odds = offer?.outcomes.find(({ key }) => key === leg.outcome)?.odds ?? null;
  if (odds === null) throw new Refusal("market_closed");
  const isTaken = odds === leg.odds || accept === "any" || (accept === "better" && odds > leg.odds);
  if (!isTaken) throw new Refusal("odds_changed");
  return odds;
}

/**
 * Cashes out an open slip at its present value, if that is at least what the player saw. Throws
 * `Refusal` cash_out_changed.
 */
export function cashOut({ books, wagers, book, now }: SportTools, id: string, seen: Amount): void {
  const value = cashOutOf(book, getWager(books, id), now());
  if (value === null || value < seen) throw new Refusal("cash_out_changed");
  wagers.settle(id, value, "cashOut");
}

/**
 * Settles what is decided, returns stakes of void slips, and settles again after a corrected
 * result, for slips settled in the last `lookBackMs`. Called once a second and at the start.
 */
export function turnSlips({ books, wagers, book, now }: SportTools, lookBackMs: number): void {
  const at = now();
  for (const wager of listOpenWagers(books, slipSubject)) {
    if (wager.state !== "placed") continue;
    const verdict = judgeSlip(book, wager, at);
    if (verdict.kind === "decided") wagers.settle(wager.id, verdict.payout);
    else if (verdict.kind === "void") wagers.void(wager.id);
  }
  for (const wager of listRecentlySettled(books, slipSubject, at - lookBackMs)) {
    const verdict = judgeSlip(book, wager, at);
    if (verdict.kind === "open") wagers.unsettle(wager.id);
    else if (verdict.kind === "decided") wagers.resettle(wager.id, verdict.payout);
  }
}
