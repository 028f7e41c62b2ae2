import type { Strip } from "../rules.ts";
import { columnAt } from "./decide.ts";
import type { HeightsMachine } from "./rules.ts";

/** One position of a reel: the places of each paying symbol, wilds included, and its scatters. */
export type Column = { fits: readonly number[]; scatters: number; height: number };

/** Every position of a reel at every height, all equally likely. */
export function columnsOf(
  machine: HeightsMachine,
  strip: Strip,
  heights: readonly number[],
): Column[] {
  const symbols = Object.keys(machine.pays);
  return heights.flatMap((height) =>
    strip.map((_, stop) => {
      const shown = columnAt(strip, stop, height);
      const count = (letter: string) => shown.filter((each) => each === letter).length;
      const wilds = count("W");
      return {
        fits: symbols.map((symbol) => count(symbol) + wilds),
        scatters: count("S"),
        height,
      };
    }),
  );
}
