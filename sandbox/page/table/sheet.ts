import type { TableKind } from "../../catalogue/table-games.ts";
import type { TableStateView } from "../../tables/wire.ts";
import { make, section } from "../dom.ts";
import { factList } from "../panels/fairness.ts";
import type { TableKey, TableWords } from "./words.ts";

/** Rules, pays, returns and limits of the table. */
export function fillTableSheet(body: HTMLElement, state: TableStateView, words: TableWords): void {
  const { rules, returns } = aboutTables[state.table.kind];
  const list = make(
    "ul",
    {},
    ...[...rules, ...commonRules].map((key) => make("li", {}, words.text(key))),
  );
  body.replaceChildren(
    section(words.text("rulesTitle"), list),
    section(
      words.text("rtp"),
      make("p", {}, words.text(returns)),
      factList(
        Object.entries(state.returns).map(([spot, percent]) => [
          spot === "every" ? words.text("everySpot") : words.text(`spot_${spot}` as TableKey),
          words.percent(percent),
        ]),
      ),
    ),
    section(
      words.text("limits"),
      factList([
        [words.text("smallestChip"), words.money(state.limits.smallest)],
        ...limitRows(state, words),
        [words.text("mostOfRound"), words.money(state.limits.round)],
      ]),
    ),
    section(words.text("keys"), make("p", {}, words.text("keysAbout"))),
  );
}

const commonRules: TableKey[] = ["ruleConfirm", "ruleLate", "ruleVoided", "rulePlayers"];
type About = { rules: TableKey[]; returns: TableKey; limits: [TableKey, string][] };
/** The rules of each table, and the spots whose limits are listed. */
const aboutTables: Readonly<Record<TableKind, About>> = {
  baccarat: {
    rules: ["baccaratGoal", "freshDecks", "baccaratDraw", "baccaratTie"],
    returns: "returnsBaccarat",
    limits: [
      ["spot_player", "player"],
      ["spot_banker", "banker"],
      ["spot_tie", "tie"],
      ["spot_playerPair", "playerPair"],
    ],
  },
  roulette: {
    rules: ["rouletteWheel", "rouletteInside", "roulettePays"],
    returns: "returnsRoulette",
    limits: [
      ["limitStraight", "17"],
      ["limitSplit", "17-18"],
      ["limitDozen", "dozen1"],
      ["limitEven", "red"],
    ],
  },
  "dragon-tiger": {
    rules: ["dragonTigerGoal", "freshDecks", "dragonTigerTie", "dragonTigerSmall"],
    returns: "returnsDragonTiger",
    limits: [
      ["spot_dragon", "dragon"],
      ["spot_tiger", "tiger"],
      ["spot_tie", "tie"],
      ["spot_suitedTie", "suitedTie"],
      ["limitSmallBig", "dragonSmall"],
    ],
  },
};

const limitRows = ({ table, limits }: TableStateView, words: TableWords): [string, string][] =>
  aboutTables[table.kind].limits.map(([key, spot]) => [
    words.text(key),
    words.money(limits.spots[spot] ?? "0"),
  ]);
