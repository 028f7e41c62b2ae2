import { drawField } from "../../mines/rules.ts";
import type { MinesRoundView } from "../../mines/wire.ts";
import type { Provable } from "../panels/fairness.ts";
import { fillOwnFairness } from "../panels/own-fairness.ts";
import { decideAgain } from "../proof.ts";
import type { MinesApi } from "./api.ts";
import type { MinesWords } from "./words.ts";

/** The seeds in use, a form to change them, and the latest rounds for verification. */
export const fillMinesFairness = (
  body: HTMLElement,
  api: MinesApi,
  words: MinesWords,
): Promise<void> =>
  fillOwnFairness(body, {
    api,
    words,
    roundOpen: words.text("seedsOpen"),
    provable: (round) => provable(words, round),
  });

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
