import type { SportStateView } from "../../sport/wire.ts";
import { make, section } from "../dom.ts";
import { factList } from "../panels/fairness.ts";
import type { SportKey, SportWords } from "./words.ts";

const ruleKeys: readonly SportKey[] = [
  "ruleSimulated",
  "ruleOdds",
  "ruleAccumulator",
  "ruleCashOut",
  "ruleAbandoned",
  "ruleCorrected",
  "ruleVoided",
];

/** Rules, return and limits of the book. */
export function fillSportSheet(body: HTMLElement, state: SportStateView, words: SportWords): void {
  const { limits } = state;
  body.replaceChildren(
    section(
      words.text("rulesTitle"),
      make("ul", {}, ...ruleKeys.map((key) => make("li", {}, words.text(key)))),
    ),
    section(
      words.text("rtp"),
      make("p", {}, words.text("returnAbout")),
      factList([
        [words.text("perSelection"), words.percent(state.returnPercent)],
        [words.text("cashOutShare"), words.percent(String(state.cashOutPercent))],
      ]),
    ),
    section(
      words.text("limits"),
      factList([
        [words.text("leastStake"), words.money(limits.least)],
        [words.text("mostStake"), words.money(limits.most)],
        [words.text("mostPayout"), words.money(limits.mostPayout)],
        [words.text("mostLegs"), String(limits.mostLegs)],
      ]),
    ),
  );
}
