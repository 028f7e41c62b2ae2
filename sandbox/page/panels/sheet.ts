import type { Theme } from "../../catalogue/slot-games.ts";
import type { StateView } from "../../play/wire.ts";
import { make } from "../dom.ts";
import { symbolAddress } from "../reels/textures.ts";
import type { Words } from "../words.ts";

type Facts = {
  state: StateView;
  theme: Theme;
  words: Words;
  stake: string;
  roundId: string | null;
  readsAloud: boolean;
  onReadAloud: (on: boolean) => void;
};

/** The info sheet: what the game pays at the stake of now, its rules and its computed figures. */
export function fillSheet(body: HTMLElement, facts: Facts): void {
  body.replaceChildren(
    paytable(facts),
    specials(facts),
    lines(facts),
    rules(facts),
    figures(facts),
    settings(facts),
  );
}

const section = (title: string, ...content: (Node | string)[]) =>
  make("section", {}, make("h3", {}, title), ...content);

/** `times` line stakes (a 20th of the stake) or whole stakes, as money. */
const pay = ({ words, stake }: Facts, times: number, share: number) =>
  words.money(String((BigInt(stake) * BigInt(times)) / BigInt(share)));

function paytable(facts: Facts): HTMLElement {
  const { state, theme, words, stake } = facts;
  const cards = Object.entries(state.pays).map(([letter, pays]) =>
    make(
      "li",
      {},
      make("img", { src: symbolAddress(theme, letter), alt: "", width: "72", height: "72" }),
      make(
        "dl",
        {},
        ...[2, 1, 0].map((index) =>
          make(
            "div",
            {},
            make("dt", {}, words.text("ofAKind", { count: index + 3 })),
            make("dd", {}, pay(facts, pays[index] ?? 0, state.lines.length)),
          ),
        ),
      ),
    ),
  );
  return section(
    words.text("paytable"),
    make("p", {}, words.text("paytableAbout", { stake: words.money(stake) })),
    make("ul", { class: "pays" }, ...cards),
  );
}

function specials(facts: Facts): HTMLElement {
  const { state, theme, words } = facts;
  const scatters = [2, 1, 0].map((index) =>
    make(
      "li",
      {},
      words.text("scatterRow", {
        count: index + 3,
        win: pay(facts, state.scatterPays[index] ?? 0, 1),
        spins: state.freeSpins[index] ?? 0,
      }),
    ),
  );
  const picture = (letter: string) =>
    make("img", { src: symbolAddress(theme, letter), alt: "", width: "72", height: "72" });
  return make(
    "section",
    { class: "specials" },
    make("div", {}, picture("W"), make("p", {}, words.text("wildAbout"))),
    make(
      "div",
      {},
      picture("S"),
      make("div", {}, make("p", {}, words.text("scatterAbout")), make("ul", {}, ...scatters)),
    ),
  );
}

function lines({ state, words }: Facts): HTMLElement {
  const pictures = state.lines.map((rows, line) => {
    const cells = [0, 1, 2].flatMap((row) =>
      rows.map((lit) => make("i", lit === row ? { class: "lit" } : {})),
    );
    return make(
      "li",
      {},
      make("span", {}, String(line + 1)),
      make("div", { "aria-hidden": "true" }, ...cells),
    );
  });
  return section(
    words.text("linesTitle"),
    make("p", {}, words.text("linesAbout")),
    make("ol", { class: "lines" }, ...pictures),
  );
}

function rules({ words }: Facts): HTMLElement {
  const keys = ["ruleDecided", "ruleFree", "ruleInterrupted", "ruleVoid", "tooEarly"] as const;
  return section(
    words.text("rulesTitle"),
    make("ul", {}, ...keys.map((key) => make("li", {}, words.text(key)))),
  );
}

function figures({ state, words, roundId }: Facts): HTMLElement {
  const f = state.figures;
  const rows: [string, string][] = [
    [words.text("rtp"), words.percent(f.returnToPlayerPercent)],
    [
      "",
      words.text("rtpParts", {
        base: words.percent(f.returnOfBasePercent),
        free: words.percent(f.returnOfFreeSpinsPercent),
      }),
    ],
    [words.text("hitRate"), words.percent(f.hitFrequencyPercent)],
    [
      words.text("freeRate"),
      words.text("freeRateValue", { count: words.number(f.spinsPerFreeSpins) }),
    ],
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
  return section(words.text("figuresTitle"), make("p", {}, words.text("figuresAbout")), list);
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
