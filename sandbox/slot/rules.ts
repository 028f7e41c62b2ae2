/**
 * The rules that all line slots share: 5 reels, 3 rows, 20 lines read from the left, wilds on the
 * three middle reels, and free spins in which a wild covers its whole reel. Games differ by theme
 * only, so that one set of figures holds for all.
 */
export type Symbol = "W" | "S" | "A" | "B" | "C" | "D" | "s" | "h" | "c" | "d";
/** A symbol that pays on a line; the wild substitutes for it, the scatter does not. */
export type LineSymbol = Exclude<Symbol, "W" | "S">;
export type Strip = readonly Symbol[];
export type Machine = {
  /** Reel strips of paid spins. */
  base: readonly Strip[];
  /** Reel strips of free spins: no scatter, so free spins never win further free spins. */
  free: readonly Strip[];
  /** Row (0 = top) that a line crosses on each reel. */
  lines: readonly (readonly number[])[];
  /** Pay for 3, 4 and 5 of a kind, in line stakes. */
  pays: Readonly<Record<LineSymbol, readonly [number, number, number]>>;
  /** Pay for 3, 4 and 5 scatters anywhere, in total stakes. */
  scatterPays: readonly [number, number, number];
  /** Free spins for 3, 4 and 5 scatters. */
  freeSpins: readonly [number, number, number];
};

export const rowCount = 3;
export const reelCount = 5;
/** The fewest equal symbols that pay. The enumeration in `figures.ts` requires 3. */
export const shortestRun = 3;

const strip = (letters: string): Strip => [...letters] as Symbol[];

export const machine: Machine = {
  base: [
    strip("ccDsCCAAhhhBBDDDdddcccAsssBddCSh"),
    strip("CWcchhCCddDDBBddBhhsssSAccAWssDD"),
    strip("SAccWCChhBBhhddDDssCddssccWAAD"),
    strip("DDhhACBBcccShhddCCAWssDBddccsss"),
    strip("CChhssASBBddhhhDDcccAdddCsssDccc"),
  ],
  free: [
    strip("ddsssABBhhhsCCdddAADDDhBCccDccc"),
    strip("WssADDCsssCCccddDDBBhhhAccWBhhddd"),
    strip("ssDDDWCddADBBWccchhssAAdddhhccCC"),
    strip("ADWBsssAcccdddhhhCDDBBCChhssccWdd"),
    strip("ssDDhhhBBhhcccADCCdddAcccCsssdd"),
  ],
  lines: [
    [1, 1, 1, 1, 1],
    [0, 0, 0, 0, 0],
    [2, 2, 2, 2, 2],
    [0, 1, 2, 1, 0],
    [2, 1, 0, 1, 2],
    [0, 0, 1, 2, 2],
    [2, 2, 1, 0, 0],
    [1, 0, 0, 0, 1],
    [1, 2, 2, 2, 1],
    [0, 1, 1, 1, 0],
    [2, 1, 1, 1, 2],
    [1, 0, 1, 2, 1],
    [1, 2, 1, 0, 1],
    [0, 1, 0, 1, 0],
    [2, 1, 2, 1, 2],
    [1, 1, 0, 1, 1],
    [1, 1, 2, 1, 1],
    [0, 2, 0, 2, 0],
    [2, 0, 2, 0, 2],
    [0, 2, 2, 2, 0],
  ],
  pays: {
    A: [50, 150, 1000],
    B: [40, 120, 500],
    C: [30, 80, 300],
    D: [25, 60, 200],
    s: [10, 30, 120],
    h: [10, 30, 120],
    c: [5, 20, 100],
    d: [5, 20, 100],
  },
  scatterPays: [2, 10, 50],
  freeSpins: [10, 15, 20],
};
