import type { SlipReplayView } from "../../sport/wire.ts";
import { element, make } from "../dom.ts";
import { Notice } from "../notice.ts";
import { factList } from "../panels/fairness.ts";
import { legLine } from "./bet-card.ts";
import type { SportWords } from "./words.ts";

/** A page that shows one settled slip: its selections and the result of each match. */
export function showSlipAgain({ slip }: SlipReplayView, words: SportWords): void {
  document.body.dataset.replay = "true";
  for (const id of ["open-sheet", "open-fairness", "tabs", "bar", "side"])
    element(id, HTMLElement).hidden = true;
  new Notice().say(words.text("replayNotice"), "calm");
  const settlements = slip.settlements.map(({ payout }) => words.money(payout)).join(" → ");
  element("matches", HTMLElement).replaceChildren(
    make(
      "div",
      { class: "bet" },
      make("ul", { class: "legs" }, ...slip.legs.map((leg) => legLine(words, leg))),
      factList([
        [words.text("stake"), words.money(slip.stake)],
        [words.text("win"), settlements],
        [words.text("roundId"), slip.id],
        ...slip.legs.flatMap(({ fixture, proof }): [string, string][] => [
          [`${words.text("fairCommitment")} · ${fixture}`, proof.commitment],
          [`${words.text("fairServerSeed")} · ${fixture}`, proof.serverSeed ?? "–"],
        ]),
      ]),
    ),
  );
}
