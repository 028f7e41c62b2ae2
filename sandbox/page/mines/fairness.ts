import { drawField } from "../../mines/rules.ts";
import type { MinesRoundView } from "../../mines/wire.ts";
import { make } from "../dom.ts";
import { fairnessAbout, provableList, type Provable } from "../panels/fairness.ts";
import { seedForm } from "../panels/seed-form.ts";
import { decideAgain } from "../proof.ts";
import type { MinesApi } from "./api.ts";
import type { MinesWords } from "./words.ts";

/** The seeds in use, a form to change them, and the latest rounds for verification. */
export async function fillMinesFairness(
  body: HTMLElement,
  api: MinesApi,
  words: MinesWords,
  said = "",
): Promise<void> {
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
      renewed: (text) => fillMinesFairness(body, api, words, text),
      roundOpen: words.text("seedsOpen"),
    }),
    provableList(
      words,
      answer.rounds
        .filter(({ state }) => state === "settled")
        .map((round) => provable(words, round)),
    ),
  );
}

const provable = (words: MinesWords, round: MinesRoundView): Provable => ({
  id: round.id,
  title: `${words.time(round.placedAt)} · ${words.money(round.stake)} → ${words.money(round.payout ?? "0")}`,
  proof: round.proof,
  facts: [[words.text("minesAt"), (round.field ?? []).map((tile) => tile + 1).join(", ")]],
  isRight: async (proof) => {
    const again = await decideAgain(proof, (draw) => drawField(round.mines, draw));
    return JSON.stringify(again) === JSON.stringify(round.field);
  },
});
