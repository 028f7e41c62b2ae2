import type { Draw } from "../../fairness/draws.ts";
import type { ClassicMachine, ClassicStrip, ClassicSymbol } from "./rules.ts";

export type ClassicWindow = readonly (readonly ClassicSymbol[])[];
/** `pay` in twentieths of the stake, already counted `factor` times for its wilds. */
export type ClassicWin = {
  line: number;
  symbol: ClassicSymbol;
  count: number;
  factor: number;
  pay: number;
};
export type ClassicSpin = {
  /** What was drawn: the strip index in the top row of each reel. */
  stops: number[];
  window: ClassicWindow;
  lines: ClassicWin[];
  pay: number;
};
export type ClassicOutcome = { mechanic: "classic"; base: ClassicSpin; pay: number };

const rowCount = 3;

/** Decides a round, which is one spin. */
export function decideClassic(machine: ClassicMachine, draw: Draw): ClassicOutcome {
  const stops = machine.strips.map((strip) => draw(strip.length));
  const window = classicWindow(machine.strips, stops);
  const lines = classicWins(machine, window);
  const pay = lines.reduce((sum, win) => sum + win.pay, 0);
  return { mechanic: "classic", base: { stops, window, lines, pay }, pay };
}

/** What the reels show when each strip stops with index `stops[reel]` in the top row. */
export const classicWindow = (
  strips: readonly ClassicStrip[],
  stops: readonly number[],
): ClassicWindow =>
  strips.map((strip, reel) =>
    Array.from(
      { length: rowCount },
      (_, row) => strip[((stops[reel] ?? 0) + row) % strip.length] ?? "F",
    ),
  );

/** Every paying line of a window. */
export function classicWins(machine: ClassicMachine, window: ClassicWindow): ClassicWin[] {
  return machine.lines.flatMap((rows, line) => {
    const shown = rows.flatMap((row, reel) => window[reel]?.[row] ?? []);
    const symbol = shown.find((each) => each !== "W") ?? "W";
    const misses = shown.findIndex((each) => each !== symbol && each !== "W");
    const count = misses < 0 ? shown.length : misses;
    const wilds = shown.slice(0, count).filter((each) => each === "W").length;
    const factor = symbol === "W" ? 1 : machine.wildFactor ** wilds;
    const pay = (machine.pays[symbol][count - 2] ?? 0) * factor;
    return pay > 0 ? [{ line, symbol, count, factor, pay }] : [];
  });
}
