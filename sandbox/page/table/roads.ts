import type { TableKind } from "../../catalogue/table-games.ts";
import { bigRoad, roadHeight } from "../../tables/road.ts";
import { colourOf } from "../../tables/roulette/bets.ts";
import type { TableResult } from "../../tables/table.ts";
import type { DecidedView } from "../../tables/wire.ts";
import { element, make } from "../dom.ts";
import type { TableWords } from "./words.ts";

const beadColumns = 10;
const roadColumns = 22;
const numbersShown = 18;

/** Past results: a bead plate and a big road, or the latest numbers. */
export function drawRoads(kind: TableKind, past: readonly DecidedView[], words: TableWords): void {
  const host = element("roads", HTMLElement);
  host.setAttribute("aria-label", words.text("roads"));
  host.replaceChildren(
    ...(kind === "roulette" ? [numbers(past)] : [beads(past, words), road(past)]),
  );
}

function beads(past: readonly DecidedView[], words: TableWords): HTMLElement {
  const shown = past.slice(-beadColumns * roadHeight);
  const plate = make("ol", { class: "beads" });
  for (const { result } of shown) {
    if (result.kind === "roulette") continue;
    const name = words.text(`spot_${result.winner}`);
    const letter = letterOf(result, words);
    plate.append(make("li", { class: result.winner, title: name }, letter));
  }
  return plate;
}

/** Tiger and tie begin alike in some languages, so a tie of theirs is a sign. */
const letterOf = (
  { kind, winner }: Exclude<TableResult, { kind: "roulette" }>,
  words: TableWords,
): string => (kind === "dragon-tiger" && winner === "tie" ? "=" : words.text(`letter_${winner}`));

function road(past: readonly DecidedView[]): HTMLElement {
  const cells = bigRoad(
    past.flatMap(({ result }) => (result.kind === "roulette" ? [] : [result.winner])),
  );
  const last = Math.max(0, ...cells.map(({ column }) => column));
  const first = Math.max(0, last - roadColumns + 1);
  const grid = make("div", { class: "big-road", "aria-hidden": "true" });
  for (const { column, row, winner, ties } of cells) {
    if (column < first) continue;
    const cell = make("i", { class: winner }, ties > 0 ? String(ties) : "");
    cell.style.gridColumn = String(column - first + 1);
    cell.style.gridRow = String(row + 1);
    grid.append(cell);
  }
  return grid;
}

function numbers(past: readonly DecidedView[]): HTMLElement {
  const list = make("ol", { class: "numbers" });
  for (const { result } of past.slice(-numbersShown).toReversed()) {
    if (result.kind === "roulette")
      list.append(make("li", { class: colourOf(result.number) }, String(result.number)));
  }
  return list;
}
