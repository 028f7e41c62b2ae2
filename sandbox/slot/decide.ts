import type { Draw } from "../fairness/draws.ts";
import {
  countScatters,
  expandWilds,
  lineWins,
  scatterAward,
  windowAt,
  type LineWin,
  type Window,
} from "./evaluate.ts";
import type { Machine, Strip } from "./rules.ts";

/** One stop of the reels. Pays are in line stakes. */
export type Spin = {
  /** What was drawn: the strip index in the top row of each reel. */
  stops: number[];
  window: Window;
  /** Reels (0-based) that a wild covers; only in free spins. */
  covered: number[];
  lines: LineWin[];
  scatters: number;
  /** Line pays and scatter pay together, in line stakes. */
  pay: number;
};

export type LinesOutcome = { mechanic: "lines"; base: Spin; freeSpins: Spin[]; pay: number };

/** Decides a round: the paid spin and every free spin that it wins. */
export function decideLines(machine: Machine, draw: Draw): LinesOutcome {
  const base = spinOnce(machine, machine.base, false, draw);
  const award = scatterAward(machine, base.scatters);
  base.pay += award.pay * machine.lines.length;
  const freeSpins = Array.from({ length: award.spins }, () =>
    spinOnce(machine, machine.free, true, draw),
  );
  const pay = freeSpins.reduce((sum, spin) => sum + spin.pay, base.pay);
  return { mechanic: "lines", base, freeSpins, pay };
}

function spinOnce(machine: Machine, strips: readonly Strip[], free: boolean, draw: Draw): Spin {
  const stops = strips.map((strip) => draw(strip.length));
  const window = windowAt(strips, stops);
  const lines = lineWins(machine, free ? expandWilds(window) : window);
  return {
    stops,
    window,
    covered: free ? window.flatMap((column, reel) => (column.includes("W") ? [reel] : [])) : [],
    lines,
    scatters: countScatters(window),
    pay: lines.reduce((sum, win) => sum + win.pay, 0),
  };
}
