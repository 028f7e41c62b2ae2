import type { RulesView, SpinView } from "../../play/wire.ts";
import type { LineMark } from "./reels/board.ts";
import type { Mark } from "./reels/cabinet.ts";

/** The highlights after a spin: lines, for slots that have them, and single places. */
export function marksOf(rules: RulesView, spin: SpinView): readonly [LineMark[], Mark[]] {
  const lines = spin.lines.map(({ line, count }) => ({
    line,
    count,
    rows: "lines" in rules ? (rules.lines[line] ?? []) : [],
  }));
  const fewest = rules.mechanic === "heights" ? rules.fewestScatters : 3;
  const scatters = spin.scatters < fewest ? [] : placesOf(spin.window, (letter) => letter === "S");
  const ways = spin.ways.flatMap(({ symbol, count }) =>
    placesOf(spin.window.slice(0, count), (letter) => letter === symbol || letter === "W"),
  );
  return [lines, [...scatters, ...ways]];
}

/** The places of a window whose letter `fits`. */
export const placesOf = (window: readonly string[], fits: (letter: string) => boolean): Mark[] =>
  window.flatMap((column, reel) =>
    [...column].flatMap((letter, row) => (fits(letter) ? [{ reel, row }] : [])),
  );
