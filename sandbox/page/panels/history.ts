import { make } from "../dom.ts";
import type { CommonKey, Words } from "../words.ts";

export const stateKeys = {
  settled: "stateSettled",
  open: "statePlaced",
  placed: "statePlaced",
  pending: "statePending",
  refused: "stateRefused",
  cancelled: "stateCancelled",
  disputed: "stateDisputed",
} as const satisfies Readonly<Record<string, CommonKey>>;

/** The latest rounds or bets of this player, a row each. */
export async function listLatest<One>(
  body: HTMLElement,
  asked: Promise<readonly One[]>,
  words: Words,
  rowOf: (one: One) => HTMLElement,
): Promise<void> {
  body.replaceChildren(make("p", {}, words.text("loading")));
  const found = await asked.catch(() => undefined);
  if (found === undefined || found.length === 0) {
    const text = words.text(found === undefined ? "reconnecting" : "noRounds");
    body.replaceChildren(make("p", { class: "empty" }, text));
    return;
  }
  const heads = (["time", "stake", "win", "state"] as const).map((key) =>
    make("th", { scope: "col" }, words.text(key)),
  );
  body.replaceChildren(
    make(
      "table",
      {},
      make("thead", {}, make("tr", {}, ...heads)),
      make("tbody", {}, ...found.map(rowOf)),
    ),
  );
}

type Staked = {
  id: string;
  placedAt: number;
  stake: string;
  payout: string | null;
  state: keyof typeof stateKeys;
};

/** The row of a bet that is paid later, with the facts that its game tells. */
export function betRow(
  words: Words,
  { id, placedAt, stake, payout, state }: Staked,
  facts: string,
): HTMLElement {
  const won = payout !== null && Number(payout) > Number(stake) ? { class: "won" } : {};
  const address = `/replay/${id}?lang=${words.language}`;
  const link = make("a", { href: address, target: "_blank" }, words.text("replay"));
  return make(
    "tr",
    {},
    make("td", {}, words.time(placedAt)),
    make("td", {}, words.money(stake)),
    make("td", won, payout === null ? "–" : words.money(payout)),
    make(
      "td",
      {},
      make("span", { class: "chip" }, words.text(stateKeys[state])),
      ` ${facts}`,
      make("small", { translate: "no" }, id),
      ...(state === "settled" ? [make("p", { class: "replay-links" }, link)] : []),
    ),
  );
}
