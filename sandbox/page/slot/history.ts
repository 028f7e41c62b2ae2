import type { RoundView } from "../../play/wire.ts";
import type { GameApi } from "./api.ts";
import { make } from "../dom.ts";
import { listLatest, stateKeys } from "../panels/history.ts";
import type { SlotWords } from "./words.ts";

/** The latest rounds of this player in this game. */
export const fillHistory = (
  body: HTMLElement,
  api: GameApi,
  words: SlotWords,
  onReplay: (round: RoundView) => void,
): Promise<void> => {
  const asked = api.rounds().then(({ rounds }) => rounds);
  return listLatest(body, asked, words, (round) =>
    make(
      "tr",
      {},
      make("td", {}, words.time(round.startedAt)),
      make("td", {}, words.money(round.stake)),
      make(
        "td",
        Number(round.win ?? 0) > 0 ? { class: "won" } : {},
        round.win === null ? "–" : words.money(round.win),
        ...(round.jackpot?.won ? [jackpotMark(words, round.jackpot.won)] : []),
      ),
      make(
        "td",
        {},
        make("span", { class: "chip" }, words.text(stateKeys[round.state])),
        make("small", { translate: "no" }, round.id),
        ...(round.state === "settled" ? [replayLinks(words, round, onReplay)] : []),
      ),
    ),
  );
};

const jackpotMark = (words: SlotWords, won: { tier: string; amount: string }) =>
  make("small", { class: "jackpot" }, `+ ${won.tier.toUpperCase()} ${words.money(won.amount)}`);

function replayLinks(
  words: SlotWords,
  round: RoundView,
  onReplay: (round: RoundView) => void,
): HTMLElement {
  const again = make("button", { type: "button", class: "quiet" }, words.text("replay"));
  again.addEventListener("click", () => onReplay(round));
  const address = `/replay/${round.id}?lang=${words.language}`;
  const link = make("a", { href: address, target: "_blank" }, words.text("replayLink"));
  return make("p", { class: "replay-links" }, again, link);
}
