import { providerSecret, type Books } from "../books/books.ts";
import { commitmentOf, derivedSeed, drawsOf } from "../fairness/seeds.ts";
import { findFixture, type Fixture } from "./fixtures.ts";
import { chanceOf, marketsOf, type Market } from "./markets.ts";
import { playMatch, type Match, type Score } from "./match.ts";
import { finalsOf, oddsOf } from "./odds.ts";

export type FixturePhase = "upcoming" | "live" | "ended" | "abandoned";
export type FixtureState = {
  phase: FixturePhase;
  ticks: number;
  score: Score;
  /** The reported result; null before the end. */
  reported: Score | null;
  isCorrected: boolean;
  /** The match is over and its seed may be revealed. */
  isFinal: boolean;
};
export type Offer = {
  market: Market;
  outcomes: { key: string; chance: number; odds: number | null }[];
};

/** A wrong first report is corrected after this time. */
export const correctionMs = 60_000;
const keptMatches = 400;

/** All matches: their data, state and offers. */
export class SportBook {
  readonly #secret: string;
  readonly #matches = new Map<string, { match: Match; markets: Market[] }>();
  readonly #offers = new Map<string, { ticks: number; offers: Offer[] }>();

  constructor(books: Books) {
    this.#secret = providerSecret(books);
  }

  seedOf({ id }: Fixture): string {
    return derivedSeed(this.#secret, `match:${id}`);
  }

  commitmentOf(fixture: Fixture): string {
    return commitmentOf(this.seedOf(fixture));
  }

  marketsOf(fixture: Fixture): Market[] {
    return this.#played(fixture).markets;
  }

  /** The public state of a match at a moment. */
  stateOf(fixture: Fixture, now: number): FixtureState {
    const { scores, abandonedAfter, isMisreported } = this.#played(fixture).match;
    const { tickMs } = fixture.discipline;
    const length = abandonedAfter ?? scores.length - 1;
    const passed = Math.floor((now - fixture.startsAt) / tickMs);
    const ticks = Math.max(0, Math.min(length, passed));
    const score = scores[ticks] ?? { home: 0, away: 0 };
    const endsAt = fixture.startsAt + length * tickMs;
    const isOver = now >= endsAt;
    const isFinal = now >= endsAt + correctionMs;
    if (now < fixture.startsAt || !isOver) {
      const phase = now < fixture.startsAt ? "upcoming" : "live";
      return { phase, ticks, score, reported: null, isCorrected: false, isFinal: false };
    }
    if (abandonedAfter !== null) {
      return { phase: "abandoned", ticks, score, reported: null, isCorrected: false, isFinal };
    }
    const isWrong = isMisreported && !isFinal;
    const reported = isWrong ? { home: score.away, away: score.home } : score;
    return {
      phase: "ended",
      ticks,
      score: reported,
      reported,
      isCorrected: isMisreported && isFinal,
      isFinal,
    };
  }

  /** The present chances and odds; nothing is offered once the last tick has begun. */
  offersOf(fixture: Fixture, now: number): Offer[] {
    const { phase, ticks, score } = this.stateOf(fixture, now);
    if (phase === "ended" || phase === "abandoned") return [];
    const kept = this.#offers.get(fixture.id);
    if (kept !== undefined && kept.ticks === ticks) return kept.offers;
    const finals = finalsOf(fixture, ticks, score);
    const offers = this.marketsOf(fixture).map((market) => ({
      market,
      outcomes: market.outcomes.map(({ key, wins }) => {
        const chance = chanceOf(finals, wins);
        return { key, chance, odds: oddsOf(chance) };
      }),
    }));
    remember(this.#offers, fixture.id, { ticks, offers });
    return offers;
  }

  #played(fixture: Fixture): { match: Match; markets: Market[] } {
    const known = this.#matches.get(fixture.id);
    if (known !== undefined) return known;
    const match = playMatch(fixture, drawsOf(this.seedOf(fixture), fixture.id, 1));
    const made = { match, markets: marketsOf(fixture) };
    remember(this.#matches, fixture.id, made);
    return made;
  }
}

/** Keeps the latest few hundred; others are computed again when needed. */
function remember<T>(map: Map<string, T>, id: string, value: T): void {
  map.delete(id);
  map.set(id, value);
  const [oldest] = map.keys();
  if (map.size > keptMatches && oldest !== undefined) map.delete(oldest);
}

/** The match of a wager. Throws Error for an unknown id, which the books cannot contain. */
export function getFixture(id: string): Fixture {
  const fixture = findFixture(id);
  if (fixture === undefined) throw new Error(`unknown match ${id}`);
  return fixture;
}
