/**
 * The classic slot: 3 reels, 3 rows, 5 lines, no free spins. Each wild in a win doubles it; of one
 * symbol two pay already.
 */
export type ClassicSymbol = "W" | "A" | "B" | "C" | "D" | "E" | "F";
export type ClassicStrip = readonly ClassicSymbol[];
export type ClassicMachine = {
  strips: readonly [ClassicStrip, ClassicStrip, ClassicStrip];
  /** Row (0 = top) that a line crosses on each reel. */
  lines: readonly (readonly [number, number, number])[];
  /** Pay of a line for 2 from the left and for 3, in twentieths of the stake. */
  pays: Readonly<Record<ClassicSymbol, readonly [number, number]>>;
  /** The factor of each wild in a win of another symbol. */
  wildFactor: number;
};

const strip = (letters: string): ClassicStrip => [...letters] as ClassicSymbol[];

export const classicMachine: ClassicMachine = {
  strips: [
    strip("AEDECEBDEDFCWFEDECDEBDCEFDBC"),
    strip("CECADCECBEFDFEDEDBWDBEDEDCEF"),
    strip("DFECDFEBEFCBCECDEWBDFEDEDACF"),
  ],
  lines: [
    [1, 1, 1],
    [0, 0, 0],
    [2, 2, 2],
    [0, 1, 2],
    [2, 1, 0],
  ],
  pays: {
    W: [0, 5000],
    A: [0, 600],
    B: [0, 140],
    C: [0, 60],
    F: [8, 24],
    D: [0, 20],
    E: [0, 12],
  },
  wildFactor: 2,
};
