import { chanceTotal, disciplines, longestMs, type Discipline } from "./disciplines.ts";
import { findLeague, leagues, type League, type Team } from "./leagues.ts";

/**
 * A match of the simulated list. The list is a function of time alone: every league begins a match
 * every four minutes, so nothing has to be stored.
 */
export type Fixture = {
  id: string;
  league: League;
  discipline: Discipline;
  home: Team;
  away: Team;
  startsAt: number;
  /** Chances of the two sides in a tick, in ten-thousandths (of a race: of the home side). */
  chances: { home: number; away: number };
};

const everyMs = 240_000;
/** How far ahead the list extends. */
const aheadMs = 20 * 60_000;
/** How long a match stays on the list after its longest possible end. */
const afterMs = 240_000;
/** The home side's advantage in strength. */
const homeAdvantage = 0.6;

/** The visible matches at a moment, by league and start. */
export function fixturesAt(now: number): Fixture[] {
  return leagues.flatMap((league) => {
    const shift = shiftOf(league);
    const back = longestMs(disciplines[league.discipline]) + afterMs;
    const first = Math.ceil((now - back - shift) / everyMs);
    const last = Math.floor((now + aheadMs - shift) / everyMs);
    return Array.from({ length: last - first + 1 }, (_, index) => fixtureOf(league, first + index));
  });
}

/** Whether a match is on the list by now; one that is over is no longer offered by itself. */
export const isListed = ({ startsAt }: Fixture, now: number): boolean => startsAt <= now + aheadMs;

/** The match of an id at any time. Undefined for an unknown id. */
export function findFixture(id: string): Fixture | undefined {
  const match = /^([a-z]+)-(\d{1,12})$/.exec(id);
  const league = findLeague(match?.[1] ?? "");
  return league === undefined ? undefined : fixtureOf(league, Number(match?.[2]));
}

function fixtureOf(league: League, number: number): Fixture {
  const { teams } = league;
  const count = teams.length;
  const first = number % count;
  const second = (first + 1 + (Math.floor(number / count) % (count - 1))) % count;
  const [home, away] = [teams[first], teams[second]];
  if (home === undefined || away === undefined) throw new RangeError("a league without teams");
  const discipline = disciplines[league.discipline];
  const edge = home.strength + homeAdvantage - away.strength;
  return {
    id: `${league.id}-${number}`,
    league,
    discipline,
    home,
    away,
    startsAt: number * everyMs + shiftOf(league),
    chances: chancesOf(discipline, edge),
  };
}

/** Stronger sides score more often; how much more depends on the discipline's randomness. */
function chancesOf({ model, key }: Discipline, edge: number): Fixture["chances"] {
  if (model.kind === "race") {
    const home = Math.round(chanceTotal / 2 + edge * 220);
    return { home, away: chanceTotal - home };
  }
  const pull = key === "basketball" ? 0.014 : 0.085;
  return {
    home: Math.round(model.base * Math.exp(pull * edge)),
    away: Math.round(model.base * Math.exp(-pull * edge)),
  };
}

/** Staggers the starts of the leagues' matches. */
const shiftOf = (league: League): number =>
  Math.round((leagues.indexOf(league) * everyMs) / leagues.length);
