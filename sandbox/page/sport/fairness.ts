import { findFixture } from "../../sport/fixtures.ts";
import { playMatch } from "../../sport/match.ts";
import type { LegView, SlipView } from "../../sport/wire.ts";
import { make, section } from "../dom.ts";
import { fairnessAbout, provableList, type Provable } from "../panels/fairness.ts";
import { decideAgain } from "../proof.ts";
import { nameIn } from "./names.ts";
import type { SportWords } from "./words.ts";

/** How matches are drawn, and the matches of the player's own bets for verification. */
export function fillSportFairness(
  body: HTMLElement,
  slips: readonly SlipView[],
  words: SportWords,
): void {
  const legs = new Map(slips.flatMap(({ legs: all }) => all).map((leg) => [leg.fixture, leg]));
  body.replaceChildren(
    fairnessAbout(words),
    section(words.text("simulated"), make("p", {}, words.text("fairMatches"))),
    provableList(
      words,
      [...legs.values()].map((leg) => provable(words, leg)),
    ),
  );
}

const provable = (words: SportWords, leg: LegView): Provable => ({
  id: leg.fixture,
  title: `${nameIn(words, leg.home)} – ${nameIn(words, leg.away)}`,
  proof: leg.proof,
  isRight: async (proof) => {
    const fixture = findFixture(leg.fixture);
    if (fixture === undefined) return false;
    const match = await decideAgain(proof, (draw) => playMatch(fixture, draw));
    const last = match.scores[match.abandonedAfter ?? match.scores.length - 1];
    return last?.home === leg.score.home && last.away === leg.score.away;
  },
});
