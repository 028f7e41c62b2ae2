import type { Theme } from "../../catalogue/slot-games.ts";
import type { RulesView, StateView } from "../../play/wire.ts";
import { make, section } from "../dom.ts";
import { symbolAddress } from "./reels/symbol-address.ts";
import type { SlotWords } from "./words.ts";

export type PayFacts = { state: StateView; theme: Theme; words: SlotWords; stake: string };
type Lines = Extract<RulesView, { mechanic: "lines" }>;
type Ways = Extract<RulesView, { mechanic: "ways" }>;
type Classic = Extract<RulesView, { mechanic: "classic" }>;
type Hold = Extract<RulesView, { mechanic: "hold" }>;
type Heights = Extract<RulesView, { mechanic: "heights" }>;
type Cascades = Extract<RulesView, { mechanic: "cascades" }>;

/** Pays of symbols are in twentieths of the stake. */
const parts = 20;

const pay = ({ words, stake }: PayFacts, times: number, share: number) =>
  words.money(String((BigInt(stake) * BigInt(times)) / BigInt(share)));

const picture = ({ theme, state }: PayFacts, letter: string) =>
  make("img", {
    src: symbolAddress(theme, state.rules.mechanic, letter),
    alt: "",
    width: "72",
    height: "72",
  });

/** The pays of every symbol at the present stake. */
export function paytable(facts: PayFacts): HTMLElement {
  const { state, words, stake } = facts;
  const { rules } = state;
  const isCascade = rules.mechanic === "cascades";
  const fewest = isCascade ? rules.fewestPlaces : rules.mechanic === "classic" ? 2 : 3;
  const about = {
    lines: "paytableAbout",
    ways: "paytableWays",
    cascades: "paytableCascades",
    classic: "paytableAbout",
    hold: "paytableAbout",
    heights: "paytableWays",
  } as const;
  const cards = Object.entries(rules.pays).map(([letter, pays]) => {
    const rows = pays.flatMap((each, index) => {
      if (each === 0) return [];
      const isMost = isCascade && index === pays.length - 1;
      const count = words.text(isMost ? "atLeast" : "ofAKind", { count: fewest + index });
      return [make("div", {}, make("dt", {}, count), make("dd", {}, pay(facts, each, parts)))];
    });
    return make("li", {}, picture(facts, letter), make("dl", {}, ...rows.toReversed()));
  });
  return section(
    words.text("paytable"),
    make("p", {}, words.text(about[rules.mechanic], { stake: words.money(stake) })),
    make("ul", { class: "pays" }, ...cards),
  );
}

/** The special rules of this mechanic. */
export function mechanicSections(facts: PayFacts): HTMLElement[] {
  const { rules } = facts.state;
  if (rules.mechanic === "cascades") return [cascades(facts, rules)];
  if (rules.mechanic === "ways") return [specials(facts, rules), ways(facts, rules)];
  if (rules.mechanic === "heights") return [specials(facts, rules), heights(facts, rules)];
  if (rules.mechanic === "classic") return [classicWild(facts, rules), lines(facts, rules)];
  if (rules.mechanic === "hold") return [holdCoins(facts, rules), lines(facts, rules)];
  return [specials(facts, rules), lines(facts, rules)];
}

function specials(facts: PayFacts, rules: Lines | Ways | Heights): HTMLElement {
  const { words } = facts;
  const isTall = rules.mechanic === "heights";
  const fewest = isTall ? rules.fewestScatters : 3;
  const scatters = [2, 1, 0].map((index) =>
    make(
      "li",
      {},
      words.text("scatterRow", {
        count: index + fewest,
        win: pay(facts, rules.scatterPays[index] ?? 0, 1),
        spins: rules.freeSpins[index] ?? 0,
      }),
    ),
  );
  const scatterText = words.text("scatterAbout", { count: fewest });
  return make(
    "section",
    { class: "specials" },
    make(
      "div",
      {},
      picture(facts, "W"),
      make("p", {}, words.text(isTall ? "heightsWild" : "wildAbout")),
    ),
    make(
      "div",
      {},
      picture(facts, "S"),
      make("div", {}, make("p", {}, scatterText), make("ul", {}, ...scatters)),
    ),
  );
}

const classicWild = (facts: PayFacts, { wildFactor }: Classic): HTMLElement =>
  make(
    "section",
    { class: "specials" },
    make(
      "div",
      {},
      picture(facts, "W"),
      make("p", {}, facts.words.text("classicWild", { factor: wildFactor, both: wildFactor ** 2 })),
    ),
  );

function holdCoins(facts: PayFacts, rules: Hold): HTMLElement {
  const { words } = facts;
  const { fewestCoins, respins, amounts, fullTimes } = rules;
  const times = (each: number) => `×${words.number(String(each))}`;
  const values = { amounts: amounts.map(times).join(" ") };
  const facing = [
    words.text("holdAmounts", values),
    words.text("holdFullRule", { factor: times(fullTimes) }),
  ].map((text) => make("li", {}, text));
  const rule = words.text("holdRule", { coins: fewestCoins, count: respins });
  return make(
    "section",
    { class: "specials" },
    make("div", {}, picture(facts, "W"), make("p", {}, words.text("holdWild"))),
    make(
      "div",
      {},
      picture(facts, "S"),
      make("div", {}, make("p", {}, rule), make("ul", {}, ...facing)),
    ),
  );
}

const notes = { lines: "ruleFree", classic: "classicPlain", hold: "holdPlain" } as const;

function lines({ words }: PayFacts, rules: Lines | Classic | Hold): HTMLElement {
  const count = rules.lines.length;
  const pictures = rules.lines.map((rows, line) => {
    const cells = [0, 1, 2].flatMap((row) =>
      rows.map((lit) => make("i", lit === row ? { class: "lit" } : {})),
    );
    return make(
      "li",
      {},
      make("span", {}, String(line + 1)),
      make("div", { "aria-hidden": "true", class: `across-${rows.length}` }, ...cells),
    );
  });
  return section(
    words.text("linesTitle", { count }),
    make("p", {}, words.text("linesAbout", { count })),
    make("ol", { class: "lines" }, ...pictures),
    make("p", { class: "note" }, words.text(notes[rules.mechanic])),
  );
}

const ways = ({ words }: PayFacts, rules: Ways): HTMLElement =>
  section(
    words.text("waysTitle"),
    make("p", {}, words.text("waysAbout")),
    make("p", { class: "note" }, words.text("waysFree", { factor: rules.freeFactor })),
  );

const heights = ({ words }: PayFacts, rules: Heights): HTMLElement =>
  section(
    words.text("heightsTitle"),
    make(
      "p",
      {},
      words.text("heightsAbout", {
        least: Math.min(...rules.heights),
        most: Math.max(...rules.heights),
      }),
    ),
    make("p", {}, words.text("waysAbout")),
    make(
      "p",
      { class: "note" },
      words.text("heightsFree", { height: Math.max(...rules.freeHeights) }),
    ),
  );

function cascades({ words }: PayFacts, rules: Cascades): HTMLElement {
  const factors = (each: readonly number[]) => each.map((factor) => `×${factor}`).join(" ");
  return section(
    words.text("cascadesTitle"),
    make("p", {}, words.text("cascadesAbout", { count: rules.fewestPlaces })),
    make(
      "ul",
      {},
      make(
        "li",
        {},
        words.text("cascadesFactors", {
          base: factors(rules.factors),
          free: factors(rules.freeFactors),
        }),
      ),
      make(
        "li",
        {},
        words.text("cascadesFree", {
          drops: rules.dropsForFreeSpins,
          spins: rules.freeSpinCount,
          most: rules.factors.length,
        }),
      ),
    ),
  );
}
