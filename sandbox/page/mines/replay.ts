import type { MinesReplayView } from "../../mines/wire.ts";
import { element, make, wantsMotion } from "../dom.ts";
import { pause } from "../entry.ts";
import { Notice } from "../notice.ts";
import { factList } from "../panels/fairness.ts";
import { Field } from "./field.ts";
import { drawLadder } from "./ladder.ts";
import type { MinesWords } from "./words.ts";

const betweenTilesMs = 450;

/** A page that shows one past round, tile by tile. No session, no money. */
export async function showMinesAgain({ round }: MinesReplayView, words: MinesWords): Promise<void> {
  document.body.dataset.replay = "true";
  for (const id of ["open-history", "open-sheet", "open-fairness", "bar", "deck"])
    element(id, HTMLElement).hidden = true;
  new Notice().say(words.text("replayNotice"), "calm");
  const field = new Field(words, () => undefined);
  const { stake, mines, revealed, proof } = round;
  const mined = round.field ?? [];
  const isWon = Number(round.payout ?? "0") > 0;
  const again = make("button", { type: "button", class: "button" }, words.text("replay"));
  const facts = factList([
    [words.text("stake"), words.money(stake)],
    [words.text("mines"), String(mines)],
    [words.text("win"), words.money(round.payout ?? "0")],
    [words.text("roundId"), round.id],
    [words.text("fairCommitment"), proof.commitment],
    [words.text("fairServerSeed"), proof.serverSeed ?? words.text("fairHidden")],
    [words.text("fairClientSeed"), proof.clientSeed],
    [words.text("fairNonce"), String(proof.nonce)],
  ]);
  element("banner", HTMLElement).after(make("div", { class: "replay-facts" }, again, facts));
  const show = async () => {
    again.setAttribute("aria-disabled", "true");
    field.cover();
    for (let found = 0; found < revealed.length; found += 1) {
      drawLadder(words, { stake, mines, found, isOver: false });
      field.show(revealed.slice(0, found));
      if (wantsMotion()) await pause(betweenTilesMs);
    }
    const found = revealed.filter((tile) => !mined.includes(tile)).length;
    drawLadder(words, { stake, mines, found, isOver: true });
    field.end(revealed, mined, isWon);
    element("banner-text", HTMLElement).textContent = words.text(isWon ? "collected" : "lost");
    element("banner-amount", HTMLElement).textContent = isWon
      ? words.money(round.payout ?? "0")
      : "";
    again.setAttribute("aria-disabled", "false");
  };
  again.addEventListener("click", () => {
    if (again.getAttribute("aria-disabled") !== "true") void show();
  });
  await show();
}
