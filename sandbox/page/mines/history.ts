import type { MinesRoundView } from "../../mines/wire.ts";
import { make } from "../dom.ts";
import type { CommonKey } from "../words.ts";
import type { MinesApi } from "./api.ts";
import type { MinesWords } from "./words.ts";

const stateKeys: Readonly<Record<MinesRoundView["state"], CommonKey>> = {
  settled: "stateSettled",
  open: "statePlaced",
  pending: "statePending",
  refused: "stateRefused",
  cancelled: "stateCancelled",
  disputed: "stateDisputed",
};

/** The latest rounds of this player. */
export async function fillMinesHistory(
  body: HTMLElement,
  api: MinesApi,
  words: MinesWords,
): Promise<void> {
  body.replaceChildren(make("p", {}, words.text("loading")));
  const answer = await api.rounds().catch(() => undefined);
  if (answer === undefined || answer.rounds.length === 0) {
    const text = words.text(answer === undefined ? "reconnecting" : "noRounds");
    body.replaceChildren(make("p", { class: "empty" }, text));
    return;
  }
  const heads = (["time", "stake", "win", "state"] as const).map((key) =>
    make("th", { scope: "col" }, words.text(key)),
  );
  const rows = answer.rounds.map((round) => row(round, words));
  body.replaceChildren(
    make("table", {}, make("thead", {}, make("tr", {}, ...heads)), make("tbody", {}, ...rows)),
  );
}

function row(round: MinesRoundView, words: MinesWords): HTMLElement {
  const { payout, state, mines, revealed, field } = round;
  const won = payout !== null && Number(payout) > Number(round.stake) ? { class: "won" } : {};
  const found = revealed.filter((tile) => !(field ?? []).includes(tile)).length;
  const address = `/replay/${round.id}?lang=${words.language}`;
  const link = make("a", { href: address, target: "_blank" }, words.text("replay"));
  return make(
    "tr",
    {},
    make("td", {}, words.time(round.placedAt)),
    make("td", {}, words.money(round.stake)),
    make("td", won, payout === null ? "–" : words.money(payout)),
    make(
      "td",
      {},
      make("span", { class: "chip" }, words.text(stateKeys[state])),
      ` ${words.text("roundFacts", { mines, found })}`,
      make("small", { translate: "no" }, round.id),
      ...(state === "settled" ? [make("p", { class: "replay-links" }, link)] : []),
    ),
  );
}
