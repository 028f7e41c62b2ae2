import {
  rowCount,
  shortestRun,
  type LineSymbol,
  type Machine,
  type Strip,
  type Symbol,
} from "./rules.ts";

/** The visible symbols: one column of `rowCount` symbols per reel, top first. */
export type Window = readonly (readonly Symbol[])[];
export type LineWin = { line: number; symbol: LineSymbol; count: number; pay: number };

/** What the reels show when each strip stops with index `stops[reel]` in the top row. */
export function windowAt(strips: readonly Strip[], stops: readonly number[]): Window {
  return strips.map((strip, reel) =>
    Array.from({ length: rowCount }, (_, row) => symbolAt(strip, (stops[reel] ?? 0) + row)),
  );
}

function symbolAt(strip: Strip, index: number): Symbol {
  const symbol = strip[index % strip.length];
  if (symbol === undefined) throw new RangeError("a reel strip must not be empty");
  return symbol;
}

/** In free spins a wild covers the whole reel that it lands on. */
export function expandWilds(window: Window): Window {
  return window.map((column) => (column.includes("W") ? column.map(() => "W" as const) : column));
}

/** Every paying line of a window. Pays are in line stakes. */
export function lineWins(machine: Pick<Machine, "lines" | "pays">, window: Window): LineWin[] {
  const wins: LineWin[] = [];
  machine.lines.forEach((rows, line) => {
    const run = runFromLeft(rows.map((row, reel) => window[reel]?.[row] ?? "S"));
    if (run === null || run.count < shortestRun) return;
    const pay = machine.pays[run.symbol][run.count - shortestRun] ?? 0;
    if (pay > 0) wins.push({ line, ...run, pay });
  });
  return wins;
}

/**
 * The run of one symbol from the left, including wilds; null when the line begins with a scatter.
 * No strip has a wild on the first reel, so the first symbol decides the run.
 */
function runFromLeft(symbols: readonly Symbol[]): { symbol: LineSymbol; count: number } | null {
  const first = symbols[0];
  if (first === undefined || first === "S" || first === "W") return null;
  let count = 1;
  while (count < symbols.length && (symbols[count] === first || symbols[count] === "W")) count += 1;
  return { symbol: first, count };
}

export function countScatters(window: Window): number {
  return window.flat().filter((symbol) => symbol === "S").length;
}

/** Scatter pay in total stakes and free spins won by `scatters` scatters. */
export function scatterAward(machine: Machine, scatters: number): { pay: number; spins: number } {
  const index = Math.min(scatters, 5) - 3;
  return { pay: machine.scatterPays[index] ?? 0, spins: machine.freeSpins[index] ?? 0 };
}
