import type { SeedsView } from "../../play/wire.ts";
import { make } from "../dom.ts";
import type { Words } from "../words.ts";
import { fairnessAbout, provableList, type Provable } from "./fairness.ts";
import { seedForm } from "./seed-form.ts";

type OwnRounds<Round> = {
  api: {
    seeds: () => Promise<SeedsView>;
    rounds: () => Promise<{ rounds: Round[] }>;
    renewSeeds: (clientSeed: string) => Promise<unknown>;
  };
  words: Words;
  /** The text while a round is open, whose seed stays hidden. */
  roundOpen: string;
  provable: (round: Round) => Provable;
};

/**
 * Fills the panel of a game whose rounds are drawn from the player's own seeds: the seeds in use, a
 * form to change them, and the latest rounds for verification.
 */
export async function fillOwnFairness<Round extends { state: string }>(
  body: HTMLElement,
  own: OwnRounds<Round>,
  said = "",
): Promise<void> {
  const { api, words, roundOpen, provable } = own;
  body.replaceChildren(make("p", {}, words.text("loading")));
  const [seeds, answer] = await Promise.all([api.seeds(), api.rounds()]).catch(() => []);
  if (seeds === undefined || answer === undefined) {
    body.replaceChildren(make("p", {}, words.text("reconnecting")));
    return;
  }
  body.replaceChildren(
    fairnessAbout(words),
    seedForm(words, {
      seeds,
      said,
      renew: (clientSeed) => api.renewSeeds(clientSeed),
      renewed: (text) => fillOwnFairness(body, own, text),
      roundOpen,
    }),
    provableList(words, answer.rounds.filter(({ state }) => state === "settled").map(provable)),
  );
}
