import { leftAloneMs } from "../mines/rounds.ts";
import { publishedMines } from "../mines/published.ts";
import { mineStakes, mostPayout } from "../mines/rules.ts";
import { toText, type Amount } from "../money.ts";
import { minesWordsOf, type MinesKey } from "../page/mines/words.ts";
import { slotWordsOf, type SlotWords } from "../page/slot/words.ts";
import { sportWordsOf, type SportKey } from "../page/sport/words.ts";
import { tableWordsOf, type TableKey } from "../page/table/words.ts";
import type { Language } from "../page/words.ts";
import { rulesView } from "../play/rules-view.ts";
import type { RulesView } from "../play/wire.ts";
import { stakeLadder } from "../slot/stakes.ts";
import { returnPercent } from "../sport/odds.ts";
import { leastStake, mostStake } from "../sport/slips.ts";
import { mostOfRound, smallestChip } from "../tables/table.ts";
import { returnsOf } from "../tables/views.ts";
import { findInstantGame } from "../catalogue/instant-games.ts";
import { findSlotGame, type Mechanic } from "../catalogue/slot-games.ts";
import { findSportDoor } from "../catalogue/sport-games.ts";
import { findTableLobby, tableKinds, type TableKind } from "../catalogue/table-games.ts";

/** What an operator can show of a game before it is opened. */
export type GameSheet = {
  /** The smallest and the largest stake of a round, in decimal text of won. */
  stakes: { least: string; most: string };
  /** The rules in every language, one in a line. */
  rules: Record<Language, string>;
};

const languages: readonly Language[] = ["ko", "en", "vi", "ja", "th", "zh"];
const kept = new Map<string, GameSheet>();

/** The sheet of a game; games that play alike have the same one. Throws for an unknown code. */
export function sheetOf(code: string): GameSheet {
  const slot = findSlotGame(code);
  if (slot) return keptSheet(slot.mechanic, () => slotSheet(slot.mechanic));
  if (findTableLobby(code)) return keptSheet("tables", tableSheet);
  if (findInstantGame(code)) return keptSheet("mines", minesSheet);
  if (findSportDoor(code)) return keptSheet("sport", sportSheet);
  throw new Error(`there is no game ${code}`);
}

function keptSheet(name: string, make: () => GameSheet): GameSheet {
  const sheet = kept.get(name) ?? make();
  kept.set(name, sheet);
  return sheet;
}

const sheet = (
  [least, most]: readonly [Amount, Amount],
  rulesIn: (language: Language) => readonly string[],
): GameSheet => ({
  stakes: { least: toText(least), most: toText(most) },
  rules: Object.fromEntries(
    languages.map((language) => [language, rulesIn(language).join("\n")]),
  ) as Record<Language, string>,
});

const rangeOf = (ladder: readonly Amount[]): [Amount, Amount] => {
  const [least, most] = [ladder[0], ladder.at(-1)];
  if (least === undefined || most === undefined) throw new Error("a game without stakes");
  return [least, most];
};

const slotSheet = (mechanic: Mechanic): GameSheet =>
  sheet(rangeOf(stakeLadder), (language) => {
    const words = slotWordsOf(language);
    return [
      ...mechanicRules(words, rulesView(mechanic)),
      ...(["ruleDecided", "ruleInterrupted", "ruleVoid"] as const).map((key) => words.text(key)),
    ];
  });

function mechanicRules(words: SlotWords, rules: RulesView): string[] {
  const { text } = words;
  const times = (each: number) => `×${words.number(String(each))}`;
  switch (rules.mechanic) {
    case "cascades": {
      const factors = (each: readonly number[]) => each.map(times).join(" ");
      const { dropsForFreeSpins: drops, freeSpinCount: spins } = rules;
      return [
        text("cascadesAbout", { count: rules.fewestPlaces }),
        text("cascadesFactors", {
          base: factors(rules.factors),
          free: factors(rules.freeFactors),
        }),
        text("cascadesFree", { drops, spins, most: rules.factors.length }),
      ];
    }
    case "ways":
      return [
        text("waysAbout"),
        text("wildAbout"),
        text("scatterAbout", { count: 3 }),
        text("waysFree", { factor: rules.freeFactor }),
      ];
    case "heights":
      return [
        text("heightsAbout", {
          least: Math.min(...rules.heights),
          most: Math.max(...rules.heights),
        }),
        text("waysAbout"),
        text("heightsWild"),
        text("scatterAbout", { count: rules.fewestScatters }),
        text("heightsFree", { height: Math.max(...rules.freeHeights) }),
      ];
    case "classic":
      return [
        text("linesAbout", { count: rules.lines.length }),
        text("classicWild", { factor: rules.wildFactor, both: rules.wildFactor ** 2 }),
        text("classicPlain"),
      ];
    case "hold":
      return [
        text("linesAbout", { count: rules.lines.length }),
        text("holdWild"),
        text("holdRule", { coins: rules.fewestCoins, count: rules.respins }),
        text("holdAmounts", { amounts: rules.amounts.map(times).join(" ") }),
        text("holdFullRule", { factor: times(rules.fullTimes) }),
        text("holdPlain"),
      ];
    case "lines":
      return [
        text("linesAbout", { count: rules.lines.length }),
        text("wildAbout"),
        text("scatterAbout", { count: 3 }),
        text("ruleFree"),
      ];
  }
}

const ofTable: Readonly<Record<TableKind, readonly TableKey[]>> = {
  baccarat: ["baccaratGoal", "baccaratDraw", "baccaratTie"],
  roulette: ["rouletteWheel", "rouletteInside", "roulettePays"],
  "dragon-tiger": ["dragonTigerGoal", "dragonTigerTie", "dragonTigerSmall"],
};

/** The rules of each table of a lobby, with the return of each spot. */
const tableSheet = (): GameSheet =>
  sheet([smallestChip, mostOfRound], (language) => {
    const words = tableWordsOf(language);
    const nameOf = (spot: string) =>
      words.text(spot === "every" ? "everySpot" : (`spot_${spot}` as TableKey));
    const tables = tableKinds.flatMap((kind) => [
      ...ofTable[kind].map((key) => `${words.text(kind)}: ${words.text(key)}`),
      `${words.text(kind)}: ${words.text("rtp")} ${Object.entries(returnsOf(kind))
        .map(([spot, percent]) => `${nameOf(spot)} ${words.percent(percent)}`)
        .join(" · ")}`,
    ]);
    const common = ["ruleConfirm", "ruleLate", "ruleVoided"] as const;
    return [...tables, ...common.map((key) => words.text(key))];
  });

const ofMines: readonly MinesKey[] = [
  "ruleField",
  "ruleReveal",
  "rulePay",
  "ruleCollect",
  "ruleMost",
  "ruleLeftAlone",
  "ruleInterrupted",
  "ruleVoid",
];

const minesSheet = (): GameSheet =>
  sheet(rangeOf(mineStakes), (language) => {
    const words = minesWordsOf(language);
    const values = {
      percent: words.percent(publishedMines.returnToPlayerPercent),
      most: words.money(toText(mostPayout)),
      minutes: leftAloneMs / 60_000,
    };
    return ofMines.map((key) => words.text(key, values));
  });

const ofSport: readonly SportKey[] = [
  "ruleSimulated",
  "ruleOdds",
  "ruleAccumulator",
  "ruleCashOut",
  "ruleAbandoned",
  "ruleCorrected",
  "ruleVoided",
];

const sportSheet = (): GameSheet =>
  sheet([leastStake, mostStake], (language) => {
    const words = sportWordsOf(language);
    const returned = `${words.text("perSelection")} ${words.percent(returnPercent)}`;
    return [...ofSport.map((key) => words.text(key)), returned];
  });
