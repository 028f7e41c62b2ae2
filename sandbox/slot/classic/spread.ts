import { addCount, type Spread } from "../spread.ts";
import { classicWindow, classicWins } from "./decide.ts";
import type { ClassicMachine } from "./rules.ts";

/** Tries every position of the three reels one by one. The game has no scatters. */
export function enumerateClassic(machine: ClassicMachine): Spread {
  const counts = new Map<number, Map<number, number>>();
  const [one, two, three] = machine.strips;
  for (const first of one.keys()) {
    for (const second of two.keys()) {
      for (const third of three.keys()) {
        const window = classicWindow(machine.strips, [first, second, third]);
        const pay = classicWins(machine, window).reduce((sum, win) => sum + win.pay, 0);
        addCount(counts, 0, pay, 1);
      }
    }
  }
  return { positions: BigInt(one.length * two.length * three.length), counts };
}
