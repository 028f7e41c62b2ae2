import { make, section } from "../dom.ts";
import { jackpotRules } from "./jackpot-rules.ts";
import type { StateView } from "../../play/wire.ts";
import { mechanicSections, paytable, type PayFacts } from "./paytable.ts";
import type { SlotWords } from "./words.ts";

type Facts = PayFacts & {
  roundId: string | null;
  readsAloud: boolean;
  onReadAloud: (on: boolean) => void;
};

/** The info sheet: the pays at the present stake, the rules and the computed figures. */
export function fillSheet(body: HTMLElement, facts: Facts): void {
  body.replaceChildren(
    paytable(facts),
    ...mechanicSections(facts),
    ...(facts.state.jackpots === null ? [] : [jackpotRules(facts.words, facts.state.jackpots)]),
    rules(facts),
    figures(facts),
    settings(facts),
  );
}

function rules({ words }: Facts): HTMLElement {
  const keys = ["ruleDecided", "ruleInterrupted", "ruleVoid", "tooEarly"] as const;
  return section(
    words.text("rulesTitle"),
    make("ul", {}, ...keys.map((key) => make("li", {}, words.text(key)))),
  );
}

function figures({ state, words, roundId }: Facts): HTMLElement {
  const f = state.figures;
  const rows: [string, string][] = [
    [words.text("rtp"), words.percent(f.returnToPlayerPercent)],
    ...featureRows(state, words),
    [words.text("hitRate"), words.percent(f.hitFrequencyPercent)],
    [words.text("volatility"), words.text(volatilityKey(f.volatility))],
    [
      words.text("deviation"),
      words.text("timesStake", { count: words.number(f.standardDeviation) }),
    ],
    [words.text("largest"), words.text("timesStake", { count: words.number(f.largestWinTimes) })],
    [words.text("roundId"), roundId ?? "–"],
  ];
  const list = make("dl", { class: "figures" });
  let group: HTMLElement | undefined;
  for (const [name, value] of rows) {
    if (name !== "" || group === undefined) {
      group = make("div", {}, make("dt", {}, name));
      list.append(group);
    }
    group.append(make("dd", {}, value));
  }
  return section(
    words.text("figuresTitle"),
    make(
      "p",
      {},
      words.text(state.rules.mechanic === "cascades" ? "figuresCascades" : "figuresAbout"),
    ),
    list,
  );
}

/** The feature's share in the return and how often it is won; none in a game without. */
function featureRows(state: StateView, words: SlotWords): [string, string][] {
  const { returnOfBasePercent, returnOfFeaturePercent, spinsPerFeature } = state.figures;
  if (spinsPerFeature === null) return [];
  const isHold = state.rules.mechanic === "hold";
  const base = words.percent(returnOfBasePercent);
  const free = words.percent(returnOfFeaturePercent);
  const count = words.number(spinsPerFeature);
  return [
    ["", words.text(isHold ? "holdParts" : "rtpParts", { base, free })],
    [words.text(isHold ? "holdRate" : "freeRate"), words.text("freeRateValue", { count })],
  ];
}

const volatilityKey = (name: string) =>
  name === "low" || name === "high" || name === "very_high"
    ? (`volatility_${name}` as const)
    : "volatility_medium";

function settings({ words, readsAloud, onReadAloud }: Facts): HTMLElement {
  const box = make("input", { type: "checkbox", role: "switch" }) as HTMLInputElement;
  box.checked = readsAloud;
  box.addEventListener("change", () => onReadAloud(box.checked));
  return section(
    words.text("settings"),
    make("label", { class: "switch" }, box, words.text("readAloud")),
  );
}
