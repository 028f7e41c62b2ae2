import type { JackpotsView } from "../../play/wire.ts";
import { make, section } from "../dom.ts";
import type { SlotWords } from "./words.ts";

/** How jackpots are fed, started, won and shared, with the figures of each. */
export function jackpotRules(words: SlotWords, { pools }: JackpotsView): HTMLElement {
  const rows = pools.map(({ tier, start, basisPoints, wonPerHit }) =>
    make(
      "div",
      {},
      make("dt", { lang: "en" }, tier.toUpperCase()),
      make("dd", {}, words.text("jackpotChance", { stakes: words.money(String(wonPerHit)) })),
      make(
        "dd",
        {},
        words.text("jackpotShare", {
          share: basisPoints === null ? "–" : words.percent(String(basisPoints / 100)),
          start: start === null ? "–" : words.money(start),
        }),
      ),
    ),
  );
  const keys = [
    "jackpotRuleDraw",
    "jackpotRuleAmount",
    "jackpotRuleTie",
    "jackpotRuleFeed",
    "jackpotRuleEnd",
  ] as const;
  return section(
    words.text("jackpots"),
    make("p", {}, words.text("jackpotAbout")),
    make("dl", { class: "figures" }, ...rows),
    make("ul", {}, ...keys.map((key) => make("li", {}, words.text(key)))),
  );
}
