import type { TableStateView } from "../../tables/wire.ts";
import { make, section } from "../dom.ts";
import { factList } from "../panels/fairness.ts";
import type { TableKey, TableWords } from "./words.ts";

/** Rules, pays, returns and limits of the table. */
export function fillTableSheet(body: HTMLElement, state: TableStateView, words: TableWords): void {
  const rules = state.table.kind === "baccarat" ? baccaratRules : rouletteRules;
  const list = make(
    "ul",
    {},
    ...[...rules, ...commonRules].map((key) => make("li", {}, words.text(key))),
  );
  body.replaceChildren(
    section(words.text("rulesTitle"), list),
    section(
      words.text("rtp"),
      make(
        "p",
        {},
        words.text(state.table.kind === "baccarat" ? "returnsBaccarat" : "returnsRoulette"),
      ),
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
const baccaratRules: TableKey[] = ["baccaratGoal", "baccaratCards", "baccaratDraw", "baccaratTie"];
const rouletteRules: TableKey[] = ["rouletteWheel", "rouletteInside", "roulettePays"];

function limitRows({ table, limits }: TableStateView, words: TableWords): [string, string][] {
  const named: Record<string, string> =
    table.kind === "baccarat"
      ? {
          spot_player: "player",
          spot_banker: "banker",
          spot_tie: "tie",
          spot_playerPair: "playerPair",
        }
      : { limitStraight: "17", limitSplit: "17-18", limitDozen: "dozen1", limitEven: "red" };
  return Object.entries(named).map(([key, spot]) => [
    words.text(key as TableKey),
    words.money(limits.spots[spot] ?? "0"),
  ]);
}
