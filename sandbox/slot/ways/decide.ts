import type { Draw } from "../../fairness/draws.ts";
import { countScatters, windowAt, type Window } from "../evaluate.ts";
import { reelCount, shortestRun, type LineSymbol, type Strip } from "../rules.ts";
import type { WaysMachine } from "./rules.ts";

/** `ways` ways over `count` reels; `pay` in twentieths of the stake, already counted `factor` times. */
export type WaysWin = { symbol: LineSymbol; count: number; ways: number; pay: number };
export type WaysSpin = {
  stops: number[];
  window: Window;
  wins: WaysWin[];
  scatters: number;
  pay: number;
};
export type WaysOutcome = {
  mechanic: "ways";
  base: WaysSpin;
  freeSpins: WaysSpin[];
  pay: number;
};

/** Scatter pay in total stakes and free spins won by `scatters` scatters. */
export function waysAward(machine: WaysMachine, scatters: number): { pay: number; spins: number } {
  const index = Math.min(scatters, reelCount) - shortestRun;
  return { pay: machine.scatterPays[index] ?? 0, spins: machine.freeSpins[index] ?? 0 };
}

/** Decides a round: the paid spin and every free spin that it wins. */
export function decideWays(machine: WaysMachine, parts: number, draw: Draw): WaysOutcome {
  const base = spinOnce(machine, machine.base, 1, draw);
  const award = waysAward(machine, base.scatters);
  base.pay += award.pay * parts;
  const freeSpins = Array.from({ length: award.spins }, () =>
    spinOnce(machine, machine.free, machine.freeFactor, draw),
  );
  const pay = freeSpins.reduce((sum, spin) => sum + spin.pay, base.pay);
  return { mechanic: "ways", base, freeSpins, pay };
}

function spinOnce(
  machine: WaysMachine,
  strips: readonly Strip[],
  factor: number,
  draw: Draw,
): WaysSpin {
  const stops = strips.map((strip) => draw(strip.length));
  const window = windowAt(strips, stops);
  const wins = waysWins(machine, window).map((win) => ({ ...win, pay: win.pay * factor }));
  const pay = wins.reduce((sum, win) => sum + win.pay, 0);
  return { stops, window, wins, scatters: countScatters(window), pay };
}

/** Every paying symbol of a window, each once with all its ways. */
export function waysWins(machine: WaysMachine, window: Window): WaysWin[] {
  const wins: WaysWin[] = [];
  for (const symbol of new Set(window[0])) {
    if (symbol === "S" || symbol === "W") continue;
    let [count, ways] = [0, 1];
    for (const column of window) {
      const fits = column.filter((shown) => shown === symbol || shown === "W").length;
      if (fits === 0) break;
      count += 1;
      ways *= fits;
    }
    const pay = (machine.pays[symbol][count - shortestRun] ?? 0) * ways;
    if (pay > 0) wins.push({ symbol, count, ways, pay });
  }
  return wins;
}
