import type { Mechanic } from "../catalogue/slot-games.ts";
import { cascadeFigures } from "./cascades/figures.ts";
import { cascadeMachine } from "./cascades/rules.ts";
import { classicMachine } from "./classic/rules.ts";
import { enumerateClassic } from "./classic/spread.ts";
import { stakeParts } from "./decide-round.ts";
import { scatterAward } from "./evaluate.ts";
import { figuresOf, freeSpinsOf, type Figures } from "./figures.ts";
import { heightsAward } from "./heights/decide.ts";
import { heightsMachine } from "./heights/rules.ts";
import { heightsTotals } from "./heights/totals.ts";
import { holdOf } from "./hold/figures.ts";
import { holdMachine } from "./hold/rules.ts";
import { machine, type Machine } from "./rules.ts";
import { enumerateSpread } from "./spread.ts";
import { totalsOf } from "./totals.ts";
import { waysAward } from "./ways/decide.ts";
import { waysMachine, type WaysMachine } from "./ways/rules.ts";
import { enumerateWays } from "./ways/spread.ts";

/** The exact figures of each mechanic, computed from its rules alone. */
export const computedFigures: Readonly<Record<Mechanic, () => Figures>> = {
  lines: () => linesFigures(machine),
  ways: () => waysFigures(waysMachine),
  cascades: () => cascadeFigures(cascadeMachine, stakeParts),
  classic: () =>
    figuresOf(totalsOf(enumerateClassic(classicMachine)), stakeParts, () => ({
      pay: 0,
      feature: null,
    })),
  hold: holdFigures,
  heights: heightsFigures,
};

function holdFigures(): Figures {
  const base = totalsOf(enumerateSpread(holdMachine, holdMachine.strips, false));
  const held = holdOf(holdMachine, stakeParts);
  return figuresOf(base, stakeParts, (coins) => ({ pay: 0, feature: held(coins) }));
}

function heightsFigures(): Figures {
  const { base, free, heights, freeHeights } = heightsMachine;
  const freeSpins = freeSpinsOf(heightsTotals(heightsMachine, free, freeHeights), stakeParts);
  return figuresOf(heightsTotals(heightsMachine, base, heights), stakeParts, (scatters) => {
    const { pay, spins } = heightsAward(heightsMachine, scatters);
    return { pay, feature: freeSpins(spins) };
  });
}

export function linesFigures(lines: Machine): Figures {
  const base = totalsOf(enumerateSpread(lines, lines.base, false));
  const free = freeSpinsOf(totalsOf(enumerateSpread(lines, lines.free, true)), lines.lines.length);
  return figuresOf(base, lines.lines.length, (scatters) => {
    const { pay, spins } = scatterAward(lines, scatters);
    return { pay, feature: free(spins) };
  });
}

function waysFigures(ways: WaysMachine): Figures {
  const base = totalsOf(enumerateWays(ways, ways.base, 1));
  const free = freeSpinsOf(totalsOf(enumerateWays(ways, ways.free, ways.freeFactor)), stakeParts);
  return figuresOf(base, stakeParts, (scatters) => {
    const { pay, spins } = waysAward(ways, scatters);
    return { pay, feature: free(spins) };
  });
}
