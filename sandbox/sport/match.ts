import type { Draw } from "../fairness/draws.ts";
import { chanceTotal, longestTicks } from "./disciplines.ts";
import type { Fixture } from "./fixtures.ts";

export type Score = { home: number; away: number };
/** A whole match, decided by its seed before it begins; shown tick by tick. */
export type Match = {
  /** The score after each tick; the first entry is before the first tick. */
  scores: Score[];
  /** The tick after which the match was abandoned; null when it was played to its end. */
  abandonedAfter: number | null;
  /**
   * The first report of the result swapped the sides; it is corrected a minute later. The scores
   * are the true result.
   */
  isMisreported: boolean;
};

/** One in this number of matches is abandoned, and one is first reported wrongly. */
const abandonedOneIn = 40;
const misreportedOneIn = 25;

/** Simulates a match. Equal draws give equal matches, which is how a player verifies one. */
export function playMatch(fixture: Fixture, draw: Draw): Match {
  const { model } = fixture.discipline;
  const isAbandoned = draw(abandonedOneIn) === 0;
  const breakAt = 1 + draw(longestTicks(model) - 1);
  const isMisreported = draw(misreportedOneIn) === 0;
  const scores: Score[] = [{ home: 0, away: 0 }];
  for (;;) {
    const { home, away } = scores.at(-1) ?? { home: 0, away: 0 };
    if (isOver(fixture, scores.length - 1, { home, away })) break;
    if (model.kind === "race") {
      const isHome = draw(chanceTotal) < fixture.chances.home;
      scores.push(isHome ? { home: home + 1, away } : { home, away: away + 1 });
    } else {
      const homeScores = draw(chanceTotal) < fixture.chances.home;
      const awayScores = draw(chanceTotal) < fixture.chances.away;
      scores.push({
        home: home + (homeScores ? model.worth : 0),
        away: away + (awayScores ? model.worth : 0),
      });
    }
  }
  const abandonedAfter = isAbandoned && breakAt < scores.length - 1 ? breakAt : null;
  return { scores, abandonedAfter, isMisreported: isMisreported && abandonedAfter === null };
}

/** Whether a match is over after `ticks` ticks with this score. */
function isOver({ discipline }: Fixture, ticks: number, { home, away }: Score): boolean {
  const { model } = discipline;
  return model.kind === "timed" ? ticks >= model.ticks : Math.max(home, away) >= model.target;
}
