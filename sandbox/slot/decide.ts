import { randomInt } from "node:crypto";
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

/** Draws a whole number from 0 up to (not including) `limit`, every one equally likely. */
export type Draw = (limit: number) => number;

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

/** A whole round: everything is decided before any money moves, and shown step by step. */
export type Outcome = { base: Spin; freeSpins: Spin[]; pay: number };

/** Decides a round with the operating system's cryptographic generator. */
export function decideRound(machine: Machine, draw: Draw = (limit) => randomInt(limit)): Outcome {
  const base = spinOnce(machine, machine.base, false, draw);
  const award = scatterAward(machine, base.scatters);
  base.pay += award.pay * machine.lines.length;
  const freeSpins = Array.from({ length: award.spins }, () =>
    spinOnce(machine, machine.free, true, draw),
  );
  const pay = freeSpins.reduce((sum, spin) => sum + spin.pay, base.pay);
  return { base, freeSpins, pay };
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
