import type { Draw } from "../../fairness/draws.ts";
import { countScatters, type Window } from "../evaluate.ts";
import { shortestRun, type LineSymbol, type Strip } from "../rules.ts";
import type { HeightsMachine } from "./rules.ts";

/** `ways` ways over `count` reels; `pay` in twentieths of the stake. */
export type HeightsWin = { symbol: LineSymbol; count: number; ways: number; pay: number };
export type HeightsSpin = {
  /** What was drawn: the strip index in the top row of each reel, after its height. */
  stops: number[];
  /** One column per reel, top first; their lengths are the heights. */
  window: Window;
  wins: HeightsWin[];
  scatters: number;
  pay: number;
};
export type HeightsOutcome = {
  mechanic: "heights";
  base: HeightsSpin;
  freeSpins: HeightsSpin[];
  pay: number;
};

/** Scatter pay in total stakes and free spins won by `scatters` scatters. */
export function heightsAward(
  { fewestScatters, scatterPays, freeSpins }: HeightsMachine,
  scatters: number,
): { pay: number; spins: number } {
  const index = Math.min(scatters - fewestScatters, freeSpins.length - 1);
  return { pay: scatterPays[index] ?? 0, spins: freeSpins[index] ?? 0 };
}

/** Decides a round: the paid spin and every free spin that it wins. */
export function decideHeights(machine: HeightsMachine, parts: number, draw: Draw): HeightsOutcome {
  const base = spinOnce(machine, machine.base, machine.heights, draw);
  const award = heightsAward(machine, base.scatters);
  base.pay += award.pay * parts;
  const freeSpins = Array.from({ length: award.spins }, () =>
    spinOnce(machine, machine.free, machine.freeHeights, draw),
  );
  const pay = freeSpins.reduce((sum, spin) => sum + spin.pay, base.pay);
  return { mechanic: "heights", base, freeSpins, pay };
}

/** For each reel its height is drawn, then its stop. */
function spinOnce(
  machine: HeightsMachine,
  strips: readonly Strip[],
  heights: readonly number[],
  draw: Draw,
): HeightsSpin {
  const drawn = strips.map((strip) => ({
    height: heights[draw(heights.length)] ?? 0,
    stop: draw(strip.length),
  }));
  const window = strips.map((strip, reel) => {
    const { stop, height } = drawn[reel] ?? { stop: 0, height: 0 };
    return columnAt(strip, stop, height);
  });
  const wins = heightsWins(machine, window);
  const pay = wins.reduce((sum, win) => sum + win.pay, 0);
  const stops = drawn.map(({ stop }) => stop);
  return { stops, window, wins, scatters: countScatters(window), pay };
}

/** What a reel of this height shows. */
export const columnAt = (strip: Strip, stop: number, height: number): Strip =>
  Array.from({ length: height }, (_, row) => strip[(stop + row) % strip.length] ?? "d");

/** Every paying symbol of a window, each once with all its ways. */
export function heightsWins(machine: HeightsMachine, window: Window): HeightsWin[] {
  const wins: HeightsWin[] = [];
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
