import type { TableReplayView } from "../../tables/wire.ts";
import { element, make, wantsMotion } from "../dom.ts";
import { Notice } from "../notice.ts";
import { factList } from "../panels/fairness.ts";
import { partsOf } from "./kinds.ts";
import type { TableWords } from "./words.ts";

/** A page that shows one past round with one player's bets on it. No session, no money. */
export async function showTableAgain({ wager }: TableReplayView, words: TableWords): Promise<void> {
  document.body.dataset.replay = "true";
  for (const id of [
    "open-history",
    "open-sheet",
    "open-fairness",
    "deck",
    "bar",
    "strip",
    "roads",
    "tabs",
  ])
    element(id, HTMLElement).hidden = true;
  new Notice().say(words.text("replayNotice"), "calm");
  const host = element("layout", HTMLElement);
  const spots = partsOf[wager.kind].layout(host, words);
  const stage = partsOf[wager.kind].stage(words);
  const { decided, bets } = wager;
  if (decided === null) throw new Error("only a decided round can be shown");
  const stakes = new Map(bets.map(({ spot, stake }) => [spot, BigInt(stake)]));
  spots.draw((spot) => ({ bet: stakes.get(spot) ?? 0n, staged: 0n, players: 0 }), false);
  const again = make("button", { type: "button", class: "button" }, words.text("replay"));
  const facts = factList([
    [words.text("stake"), words.money(wager.stake)],
    [words.text("win"), words.money(wager.payout ?? "0")],
    [words.text("roundId"), wager.id],
    [words.text("fairCommitment"), decided.proof.commitment],
    [words.text("fairServerSeed"), decided.proof.serverSeed],
    [words.text("fairClientSeed"), decided.proof.clientSeed],
    [words.text("fairNonce"), String(decided.proof.nonce)],
  ]);
  host.after(make("div", { class: "replay-facts" }, again, facts));
  const show = async () => {
    again.setAttribute("aria-disabled", "true");
    stage.wait();
    await stage.show(decided.result, { isMoving: wantsMotion() });
    element("banner", HTMLElement).textContent = stage.say(decided.result);
    again.setAttribute("aria-disabled", "false");
  };
  again.addEventListener("click", () => {
    if (again.getAttribute("aria-disabled") !== "true") void show();
  });
  await show();
}
