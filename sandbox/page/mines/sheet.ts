import type { MinesStateView } from "../../mines/wire.ts";
import { make, section } from "../dom.ts";
import { factList } from "../panels/fairness.ts";
import type { MinesKey, MinesWords } from "./words.ts";

const minuteMs = 60_000;
const rules: readonly MinesKey[] = [
  "ruleField",
  "ruleReveal",
  "rulePay",
  "ruleCollect",
  "ruleMost",
  "ruleLeftAlone",
  "ruleInterrupted",
  "ruleVoid",
];

/** Rules, returns and limits. */
export function fillMinesSheet(body: HTMLElement, state: MinesStateView, words: MinesWords): void {
  const { figures } = state;
  const values = {
    percent: words.percent(figures.returnToPlayerPercent),
    most: words.money(state.mostPayout),
    minutes: state.leftAloneMs / minuteMs,
  };
  const list = rules.map((key) => make("li", {}, words.text(key, values)));
  body.replaceChildren(
    section(words.text("rulesTitle"), make("ul", {}, ...list)),
    section(
      words.text("figuresTitle"),
      make("p", {}, words.text("figuresAbout")),
      factList([
        [words.text("rtp"), words.percent(figures.returnToPlayerPercent)],
        [words.text("lowestReturn"), words.percent(figures.lowestReturnPercent)],
        [words.text("smallestStake"), words.money(state.stakes[0] ?? "0")],
        [words.text("largestStake"), words.money(state.stakes.at(-1) ?? "0")],
        [words.text("largestWin"), words.money(figures.largestWin)],
      ]),
    ),
    section(words.text("keys"), make("p", {}, words.text("keysAbout"))),
  );
}
