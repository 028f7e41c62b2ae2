/**
 * The slot of cascades: 15 places, each drawn independently from the same weights. A symbol pays
 * when it is on at least six places in any position. What paid vanishes, the rest falls, new
 * symbols are drawn for the empty places, and every further drop pays more. Four paying drops in a
 * row win free spins.
 */
export type CascadeSymbol = "A" | "B" | "C" | "D" | "s" | "h";
export const cascadeSymbols: readonly CascadeSymbol[] = ["A", "B", "C", "D", "s", "h"];

export type CascadeMachine = {
  /** Out of 32; a power of two keeps the exact figures short. */
  weights: Readonly<Record<CascadeSymbol, number>>;
  /** Pay for 6, 7, 8 and for 9 or more places, in twentieths of the stake. */
  pays: Readonly<Record<CascadeSymbol, readonly [number, number, number, number]>>;
  /** The factor of the first, second, … paying drop of a paid spin; as long as the longest spin. */
  factors: readonly number[];
  /** The same in a free spin. */
  freeFactors: readonly number[];
  /** This many paying drops in a paid spin win the free spins. */
  dropsForFreeSpins: number;
  freeSpins: number;
};

export const columnCount = 5;
export const placeCount = 15;
export const fewestPlaces = 6;
export const weightTotal = 32;

export const cascadeMachine: CascadeMachine = {
  weights: { A: 3, B: 4, C: 5, D: 6, s: 7, h: 7 },
  pays: {
    A: [200, 400, 800, 2000],
    B: [100, 200, 400, 1000],
    C: [50, 100, 200, 500],
    D: [30, 50, 100, 250],
    s: [12, 20, 40, 100],
    h: [13, 20, 40, 100],
  },
  factors: [1, 2, 3, 5, 5, 5],
  freeFactors: [2, 4, 6, 10, 10, 10],
  dropsForFreeSpins: 4,
  freeSpins: 10,
};

/** Pay of `count` equal symbols in twentieths of the stake, before the drop's factor. */
export function cascadePay(machine: CascadeMachine, symbol: CascadeSymbol, count: number): number {
  if (count < fewestPlaces) return 0;
  const pays = machine.pays[symbol];
  return pays[Math.min(count - fewestPlaces, pays.length - 1)] ?? 0;
}
