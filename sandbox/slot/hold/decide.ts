import type { Draw } from "../../fairness/draws.ts";
import { lineWins, windowAt, type LineWin, type Window } from "../evaluate.ts";
import type { HoldMachine } from "./rules.ts";

/** A coin on its place; `pay` in twentieths of the stake. */
export type Coin = { reel: number; row: number; pay: number };
export type HoldSpin = {
  /** What was drawn: the strip index in the top row of each reel. */
  stops: number[];
  window: Window;
  lines: LineWin[];
  /** The coins on the reels, which pay only when they are held. */
  coins: Coin[];
  /** The new coins of every respin; empty where the coins are not held. */
  respins: Coin[][];
  /** What the held coins pay together, in twentieths of the stake, with `full`. */
  held: number;
  /** What the full screen adds. */
  full: number;
  /** Lines and held coins together. */
  pay: number;
};
export type HoldOutcome = { mechanic: "hold"; base: HoldSpin; pay: number };

/** Decides a round: the spin, the amounts of its coins, and the respins that they win. */
export function decideHold(machine: HoldMachine, draw: Draw): HoldOutcome {
  const stops = machine.strips.map((strip) => draw(strip.length));
  const window = windowAt(machine.strips, stops);
  const places = window.flatMap((column, reel) =>
    column.map((letter, row) => ({ letter, reel, row })),
  );
  const coins = places
    .filter(({ letter }) => letter === "S")
    .map(({ reel, row }) => ({ reel, row, pay: drawAmount(machine, draw) }));
  const empty = places.filter(({ letter }) => letter !== "S");
  const isHeld = coins.length >= machine.fewestCoins;
  const respins = isHeld ? respinsOf(machine, empty, draw) : [];
  const full = isHeld && respins.flat().length === empty.length ? machine.fullPay : 0;
  const sum = [...coins, ...respins.flat()].reduce((total, { pay }) => total + pay, full);
  const held = isHeld ? sum : 0;
  const lines = lineWins(machine, window);
  const pay = lines.reduce((total, win) => total + win.pay, held);
  return { mechanic: "hold", base: { stops, window, lines, coins, respins, held, full, pay }, pay };
}

/** In each respin every empty place is drawn, reel by reel from the top. */
function respinsOf(
  machine: HoldMachine,
  places: readonly { reel: number; row: number }[],
  draw: Draw,
): Coin[][] {
  const respins: Coin[][] = [];
  let empty = places;
  for (let left = machine.respins; left > 0 && empty.length > 0; left -= 1) {
    const coins: Coin[] = [];
    for (const { reel, row } of empty) {
      if (draw(machine.coinLimit) < machine.coinChance)
        coins.push({ reel, row, pay: drawAmount(machine, draw) });
    }
    const taken = new Set(coins.map(({ reel, row }) => `${reel}.${row}`));
    empty = empty.filter(({ reel, row }) => !taken.has(`${reel}.${row}`));
    respins.push(coins);
    if (coins.length > 0) left = machine.respins + 1;
  }
  return respins;
}

function drawAmount({ amounts }: HoldMachine, draw: Draw): number {
  let rest = draw(amounts.reduce((total, [, weight]) => total + weight, 0));
  for (const [pay, weight] of amounts) {
    rest -= weight;
    if (rest < 0) return pay;
  }
  throw new RangeError("a draw must be below the sum of the weights");
}
