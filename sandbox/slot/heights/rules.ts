import type { LineSymbol, Strip, Symbol } from "../rules.ts";

/**
 * The slot of changing reels: six reels that each show two to six symbols, drawn anew in every
 * spin, so that the number of ways changes too. A symbol pays when it is on three to six adjacent
 * reels from the left, once for every way to pick one place on each of them. Wilds substitute on
 * the four middle reels. In free spins all reels are at their full height.
 */
export type HeightsMachine = {
  base: readonly Strip[];
  /** No scatter, so free spins never win further free spins. */
  free: readonly Strip[];
  /** The heights of a reel in a paid spin, all equally likely. */
  heights: readonly number[];
  freeHeights: readonly number[];
  /** Pay of one way for 3, 4, 5 and 6 reels, in twentieths of the stake. */
  pays: Readonly<Record<LineSymbol, readonly [number, number, number, number]>>;
  /** The fewest scatters that win; then one entry for each more. */
  fewestScatters: number;
  /** In total stakes. */
  scatterPays: readonly number[];
  freeSpins: readonly number[];
};

const strip = (letters: string): Strip => [...letters] as Symbol[];

export const heightsMachine: HeightsMachine = {
  base: [
    strip("DCCdcchhDDScddssBBhsCAAd"),
    strip("ddhhWcSssDDdsDChBBCCccAA"),
    strip("scCAAssdBBcchDWCCDDddhhS"),
    strip("hhBBDDddsscDSdccWChAAsCC"),
    strip("CdhhsSDccAADDcddsshCCBBW"),
    strip("ccCddBBchhDDssdCCSAADhds"),
  ],
  free: [
    strip("cssAAccBBdDDhhcCCDsChdd"),
    strip("hdDDCCddAAccssChhBBsDWc"),
    strip("ssAAhDDdsDCCcchhddWcCBB"),
    strip("ddccWhhDsdDDCAAsscBBCCh"),
    strip("ddCAAshhWBBssDhcCCdDDcc"),
    strip("hhsCCDDssBBhcCdcAAddccD"),
  ],
  heights: [2, 3, 4, 5, 6],
  freeHeights: [6],
  pays: {
    A: [10, 20, 40, 200],
    B: [6, 12, 20, 80],
    C: [3, 4, 8, 22],
    D: [2, 3, 6, 14],
    s: [1, 1, 3, 6],
    h: [1, 1, 3, 6],
    c: [1, 1, 2, 4],
    d: [1, 1, 2, 4],
  },
  fewestScatters: 4,
  scatterPays: [3, 10, 100],
  freeSpins: [8, 12, 20],
};
