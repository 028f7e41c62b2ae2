import type { RoundView } from "../../play/wire.ts";
import type { GameApi } from "../api.ts";
import { make } from "../dom.ts";
import type { TextKey, Words } from "../words.ts";

const stateKeys: Readonly<Record<RoundView["state"], TextKey>> = {
  settled: "stateSettled",
  pending: "statePending",
  refused: "stateRefused",
  cancelled: "stateCancelled",
  disputed: "stateDisputed",
};

/** The latest rounds of this player in this game. */
export async function fillHistory(body: HTMLElement, api: GameApi, words: Words): Promise<void> {
  body.replaceChildren(make("p", {}, words.text("loading")));
  const answer = await api.rounds().catch(() => undefined);
  if (answer === undefined) {
    body.replaceChildren(make("p", {}, words.text("reconnecting")));
    return;
  }
  if (answer.rounds.length === 0) {
    body.replaceChildren(make("p", { class: "empty" }, words.text("noRounds")));
    return;
  }
  const heads = (["time", "stake", "win", "state"] as const).map((key) =>
    make("th", { scope: "col" }, words.text(key)),
  );
  const rows = answer.rounds.map((round) =>
    make(
      "tr",
      {},
      make("td", {}, words.time(round.startedAt)),
      make("td", {}, words.money(round.stake)),
      make(
        "td",
        Number(round.win ?? 0) > 0 ? { class: "won" } : {},
        round.win === null ? "–" : words.money(round.win),
      ),
      make(
        "td",
        {},
        make("span", { class: "chip" }, words.text(stateKeys[round.state])),
        make("small", {}, round.id),
      ),
    ),
  );
  body.replaceChildren(
    make("table", {}, make("thead", {}, make("tr", {}, ...heads)), make("tbody", {}, ...rows)),
  );
}
