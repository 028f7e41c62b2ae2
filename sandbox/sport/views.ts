import type { Books } from "../books/books.ts";
import { listSteps } from "../books/wagers.ts";
import { toText } from "../money.ts";
import { isSettlement, type Wager } from "../books/wager.ts";
import { getFixture, type FixtureState, type SportBook } from "./book.ts";
import { fixturesAt, type Fixture } from "./fixtures.ts";
import { cashOutOf, legState, potentialOf, slipOf, type Leg } from "./slips.ts";
import type { FixtureView, LegView, SlipView } from "./wire.ts";

/** How long an ended match stays visible. */
const endedForMs = 180_000;

/** The present list: running, upcoming and recently ended matches. */
export const boardOf = (book: SportBook, now: number): FixtureView[] =>
  fixturesAt(now)
    .filter((fixture) => {
      const { isFinal } = book.stateOf(fixture, now);
      return !isFinal || !book.stateOf(fixture, now - endedForMs + 60_000).isFinal;
    })
    .map((fixture) => fixtureView(book, fixture, now))
    .toSorted((a, b) => a.startsAt - b.startsAt);

function fixtureView(book: SportBook, fixture: Fixture, now: number): FixtureView {
  const { id, league, discipline, home, away, startsAt } = fixture;
  const state = book.stateOf(fixture, now);
  return {
    id,
    discipline: discipline.key,
    league: nameOf(league),
    home: nameOf(home),
    away: nameOf(away),
    startsAt,
    phase: state.phase,
    clock: Math.floor(state.ticks * discipline.clockPerTick),
    score: state.score,
    isCorrected: state.isCorrected,
    markets: book.offersOf(fixture, now).map(({ market, outcomes }) => ({
      key: market.key,
      line: market.line,
      outcomes: outcomes.map(({ key, odds }) => ({ key, odds })),
    })),
    proof: proofOf(book, fixture, state),
  };
}

const nameOf = ({ ko, en }: { ko: string; en: string }) => ({ ko, en });

const proofOf = (book: SportBook, fixture: Fixture, { isFinal }: FixtureState) => ({
  commitment: book.commitmentOf(fixture),
  serverSeed: isFinal ? book.seedOf(fixture) : null,
  clientSeed: fixture.id,
  nonce: 1,
});

function legView(book: SportBook, leg: Leg, now: number): LegView {
  const fixture = getFixture(leg.fixture);
  const state = book.stateOf(fixture, now);
  const market = book.marketsOf(fixture).find(({ key }) => key === leg.market);
  if (market === undefined) throw new Error(`unknown market ${leg.market}`);
  return {
    fixture: fixture.id,
    discipline: fixture.discipline.key,
    home: nameOf(fixture.home),
    away: nameOf(fixture.away),
    startsAt: fixture.startsAt,
    phase: state.phase,
    score: state.score,
    isCorrected: state.isCorrected,
    market: market.key,
    line: market.line,
    outcome: leg.outcome,
    odds: leg.odds,
    state: legState(book, leg, now),
    proof: proofOf(book, fixture, state),
  };
}

export function slipView(books: Books, book: SportBook, wager: Wager, now: number): SlipView {
  const steps = listSteps(books, wager.id).filter(
    (step) => isSettlement(step) || step.kind === "unsettle" || step.kind === "rollback",
  );
  const value = cashOutOf(book, wager, now);
  return {
    id: wager.id,
    state: stateOf(
      wager,
      steps.some(({ kind }) => kind === "cashOut"),
    ),
    stake: toText(wager.stake),
    potential: potentialOf(book, wager, now),
    payout: wager.payout === null ? null : toText(wager.payout),
    cashOut: value === null ? null : toText(value),
    legs: slipOf(wager).legs.map((leg) => legView(book, leg, now)),
    placedAt: wager.placedAt,
    refusal: wager.refusal,
    balance: wager.balanceAfter === null ? null : toText(wager.balanceAfter),
    settlements: steps.map(({ kind, payout }) => ({ kind, payout: toText(payout) })),
  };
}

function stateOf(wager: Wager, isCashedOut: boolean): SlipView["state"] {
  if (wager.state === "placing") return "pending";
  if (wager.state !== "placed") return wager.state;
  if (wager.payout === null) return "placed";
  return isCashedOut ? "cashedOut" : "settled";
}
