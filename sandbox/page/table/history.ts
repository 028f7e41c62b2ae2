import type { TableWagerView } from "../../tables/wire.ts";
import { make } from "../dom.ts";
import type { CommonKey } from "../words.ts";
import type { TableApi } from "./api.ts";
import type { TableWords } from "./words.ts";

const stateKeys: Readonly<Record<TableWagerView["state"], CommonKey>> = {
  settled: "stateSettled",
  placed: "statePlaced",
  pending: "statePending",
  refused: "stateRefused",
  cancelled: "stateCancelled",
  disputed: "stateDisputed",
};

/** The latest bets of this player in this lobby. */
export async function fillTableHistory(
  body: HTMLElement,
  api: TableApi,
  words: TableWords,
): Promise<void> {
  body.replaceChildren(make("p", {}, words.text("loading")));
  const answer = await api.wagers().catch(() => undefined);
  if (answer === undefined || answer.wagers.length === 0) {
    const text = words.text(answer === undefined ? "reconnecting" : "noRounds");
    body.replaceChildren(make("p", { class: "empty" }, text));
    return;
  }
  const heads = (["time", "stake", "win", "state"] as const).map((key) =>
    make("th", { scope: "col" }, words.text(key)),
  );
  const rows = answer.wagers.map((wager) => row(wager, words));
  body.replaceChildren(
    make("table", {}, make("thead", {}, make("tr", {}, ...heads)), make("tbody", {}, ...rows)),
  );
}

function row(wager: TableWagerView, words: TableWords): HTMLElement {
  const { payout } = wager;
  const won = payout !== null && Number(payout) > Number(wager.stake) ? { class: "won" } : {};
  const link = make(
    "a",
    { href: `/replay/${wager.id}?lang=${words.language}`, target: "_blank" },
    words.text("replay"),
  );
  return make(
    "tr",
    {},
    make("td", {}, words.time(wager.placedAt)),
    make("td", {}, words.money(wager.stake)),
    make("td", won, payout === null ? "–" : words.money(payout)),
    make(
      "td",
      {},
      make("span", { class: "chip" }, words.text(stateKeys[wager.state])),
      ` ${words.text(wager.kind)}`,
      make("small", { translate: "no" }, wager.id),
      ...(wager.state === "settled" ? [make("p", { class: "replay-links" }, link)] : []),
    ),
  );
}
