import type { Draw } from "../../fairness/draws.ts";
import {
  cascadePay,
  cascadeSymbols,
  columnCount,
  placeCount,
  weightTotal,
  type CascadeMachine,
  type CascadeSymbol,
} from "./rules.ts";

type CascadeWin = { symbol: CascadeSymbol; count: number; pay: number };
/** The symbols after a fall; pays are in twentieths of the stake, multiplied by the factor. */
type Drop = {
  /** One column per reel, top first. */
  window: CascadeSymbol[][];
  wins: CascadeWin[];
  factor: number;
  pay: number;
};
export type CascadeSpin = { drops: Drop[]; pay: number };
export type CascadeOutcome = {
  mechanic: "cascades";
  base: CascadeSpin;
  freeSpins: CascadeSpin[];
  pay: number;
};

/** Decides a round: the paid spin with all its drops and every free spin that it wins. */
export function decideCascades(machine: CascadeMachine, draw: Draw): CascadeOutcome {
  const base = spinOnce(machine, machine.factors, draw);
  const paying = base.drops.filter(({ pay }) => pay > 0).length;
  const spins = paying >= machine.dropsForFreeSpins ? machine.freeSpins : 0;
  const freeSpins = Array.from({ length: spins }, () =>
    spinOnce(machine, machine.freeFactors, draw),
  );
  const pay = freeSpins.reduce((sum, spin) => sum + spin.pay, base.pay);
  return { mechanic: "cascades", base, freeSpins, pay };
}

/** The last drop of a spin pays nothing, unless the spin has reached its greatest length. */
function spinOnce(machine: CascadeMachine, factors: readonly number[], draw: Draw): CascadeSpin {
  const height = placeCount / columnCount;
  let window = Array.from({ length: columnCount }, () =>
    Array.from({ length: height }, () => drawSymbol(machine, draw)),
  );
  const drops: Drop[] = [];
  for (const factor of factors) {
    const wins = winsOf(machine, window, factor);
    drops.push({ window, wins, factor, pay: wins.reduce((sum, win) => sum + win.pay, 0) });
    if (wins.length === 0) break;
    const gone = new Set(wins.map(({ symbol }) => symbol));
    if (drops.length < factors.length) window = fallen(machine, window, gone, draw);
  }
  return { drops, pay: drops.reduce((sum, drop) => sum + drop.pay, 0) };
}

function winsOf(
  machine: CascadeMachine,
  window: readonly CascadeSymbol[][],
  factor: number,
): CascadeWin[] {
  const shown = window.flat();
  return cascadeSymbols.flatMap((symbol) => {
    const count = shown.filter((each) => each === symbol).length;
    const pay = cascadePay(machine, symbol, count) * factor;
    return pay > 0 ? [{ symbol, count, pay }] : [];
  });
}

/** Paid symbols vanish, the others fall in their order, and new ones come from above. */
function fallen(
  machine: CascadeMachine,
  window: readonly CascadeSymbol[][],
  gone: ReadonlySet<CascadeSymbol>,
  draw: Draw,
): CascadeSymbol[][] {
  return window.map((column) => {
    const rest = column.filter((symbol) => !gone.has(symbol));
    const fresh = Array.from({ length: column.length - rest.length }, () =>
      drawSymbol(machine, draw),
    );
    return [...fresh, ...rest];
  });
}

function drawSymbol(machine: CascadeMachine, draw: Draw): CascadeSymbol {
  let rest = draw(weightTotal);
  for (const symbol of cascadeSymbols) {
    rest -= machine.weights[symbol];
    if (rest < 0) return symbol;
  }
  throw new RangeError("the weights must add up to 32");
}
