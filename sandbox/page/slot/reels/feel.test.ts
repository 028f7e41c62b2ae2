import { expect, it } from "vitest";
import type { Mechanic } from "#sandbox/catalogue/slot-games.ts";
import { cascadeMachine, cascadePay, cascadeSymbols } from "#sandbox/slot/cascades/rules.ts";
import { classicWins, type ClassicWindow } from "#sandbox/slot/classic/decide.ts";
import { classicMachine } from "#sandbox/slot/classic/rules.ts";
import { countScatters, lineWins, scatterAward, type Window } from "#sandbox/slot/evaluate.ts";
import { heightsAward, heightsWins } from "#sandbox/slot/heights/decide.ts";
import { heightsMachine } from "#sandbox/slot/heights/rules.ts";
import { holdMachine } from "#sandbox/slot/hold/rules.ts";
import { machine } from "#sandbox/slot/rules.ts";
import { waysAward, waysWins } from "#sandbox/slot/ways/decide.ts";
import { waysMachine } from "#sandbox/slot/ways/rules.ts";
import { feels } from "./feel.ts";

type Prize = { pay: number };
const counted = (window: Window, symbol: string): number =>
  window.flat().filter((each) => each === symbol).length;

/** Everything that a window would pay or win in its game. Source of the rule: GLI-19 4.3.2 (d). */
const prizesOf: Readonly<Record<Mechanic, (window: Window) => Prize[]>> = {
  lines: (window) => [...lineWins(machine, window), scatterAward(machine, countScatters(window))],
  ways: (window) => [
    ...waysWins(waysMachine, window),
    waysAward(waysMachine, countScatters(window)),
  ],
  cascades: (window) =>
    cascadeSymbols.map((symbol) => ({
      pay: cascadePay(cascadeMachine, symbol, counted(window, symbol)),
    })),
  heights: (window) => [
    ...heightsWins(heightsMachine, window),
    heightsAward(heightsMachine, countScatters(window)),
  ],
  hold: (window) => [
    ...lineWins(holdMachine, window),
    { pay: countScatters(window) >= holdMachine.fewestCoins ? 1 : 0 },
  ],
  classic: (window) => classicWins(classicMachine, window as unknown as ClassicWindow),
};
const prizes = (mechanic: Mechanic, start: readonly string[]): Prize[] =>
  prizesOf[mechanic](start.map((column) => [...column]) as unknown as Window).filter(
    ({ pay }) => pay > 0,
  );
const mechanics = Object.keys(feels) as Mechanic[];

it.each(mechanics)("the reels of %s show no prize before the first round", (mechanic) => {
  expect(prizes(mechanic, feels[mechanic].start)).toEqual([]);
});

it.each(mechanics)("a full screen of the best symbol is a prize of %s", (mechanic) => {
  const full = feels[mechanic].start.map((column) => "A".repeat(column.length));
  expect(prizes(mechanic, full)).not.toEqual([]);
});
