import type { LineSymbol, Strip, Symbol } from "../rules.ts";

/**
 * The slot of 243 ways: 5 reels, 3 rows, no lines. A symbol pays when it is in any position on
 * three, four or five adjacent reels from the left, once for every way to pick one place on each of
 * these reels. Wilds substitute on the middle reels; in free spins every pay is tripled.
 */
export type WaysMachine = {
  base: readonly Strip[];
  /** No scatter, so free spins never win further free spins. */
  free: readonly Strip[];
  /** Pay of one way for 3, 4 and 5 reels, in twentieths of the stake. */
  pays: Readonly<Record<LineSymbol, readonly [number, number, number]>>;
  /** Pay for 3, 4 and 5 scatters anywhere, in total stakes. */
  scatterPays: readonly [number, number, number];
  freeSpins: readonly [number, number, number];
  /** The factor of every pay in free spins. */
  freeFactor: number;
};

const strip = (letters: string): Strip => [...letters] as Symbol[];

export const waysMachine: WaysMachine = {
  base: [
    strip("dCDdhhcdBhsCCscADsDshddhccBScAs"),
    strip("sBdsscddhcBDCcAcWcCAdsSDhdhCDhs"),
    strip("hdCdhchDAhBBWdAcCDcdCcSdcshsDss"),
    strip("dBdCSdcDchssAsCDAhshDcBhWCdscDh"),
    strip("hCsccscBhDdhcsdBsdDDdhBAcdhsCSAC"),
  ],
  free: [
    strip("dcdshAdcAhsdsCdDhDCBBcDcChssch"),
    strip("chdsWcDdAhChshWCcsAcdCBDsscddBD"),
    strip("hWhdsDcBADdchscWscAddhBChcDsCdC"),
    strip("WsDhcWCBCDDdssCdhAABshcdhcsdDhc"),
    strip("BsDshBcsCsdAhDhcdAcddCcCBdDshhc"),
  ],
  pays: {
    A: [40, 150, 800],
    B: [30, 90, 400],
    C: [16, 45, 150],
    D: [12, 30, 100],
    s: [4, 10, 35],
    h: [4, 10, 35],
    c: [3, 8, 24],
    d: [3, 8, 24],
  },
  scatterPays: [2, 10, 50],
  freeSpins: [10, 15, 20],
  freeFactor: 3,
};
