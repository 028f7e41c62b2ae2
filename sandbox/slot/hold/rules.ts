import type { Machine, Strip, Symbol } from "../rules.ts";
import { machine } from "../rules.ts";

/**
 * The slot of held coins: 5 reels, 3 rows, 10 lines with wilds on the middle reels. A coin has an
 * amount. Six coins are held for three respins of the other places; each new coin is held too and
 * starts the three anew. Then all coins pay, and a full screen pays more. The coin has the letter of
 * the scatter.
 */
export type HoldMachine = Pick<Machine, "lines" | "pays"> & {
  strips: readonly Strip[];
  fewestCoins: number;
  respins: number;
  /** A place shows a coin in `coinChance` of `coinLimit` respins. */
  coinChance: number;
  coinLimit: number;
  /** Each amount in twentieths of the stake, with its weight. */
  amounts: readonly (readonly [pay: number, weight: number])[];
  /** What a full screen pays beside its coins, in twentieths of the stake. */
  fullPay: number;
};

const strip = (letters: string): Strip => [...letters] as Symbol[];

export const holdMachine: HoldMachine = {
  strips: [
    strip("dcSSshdACchDsBhcdsShscdDhcBsdh"),
    strip("hdSScWdshCBcsSdhDdAchsdCcBhDWs"),
    strip("csSSSdhWDcBhsdChAdcsWhDdBscChd"),
    strip("shSSdcCWhDsdBcShAdcshCdWDhsBcd"),
    strip("dhcSScsAdhDBcsdChcBSdsDhCcshdh"),
  ],
  lines: machine.lines.slice(0, 10),
  pays: {
    A: [90, 360, 2000],
    B: [75, 240, 1200],
    C: [60, 180, 750],
    D: [45, 150, 600],
    s: [20, 60, 240],
    h: [20, 60, 240],
    c: [16, 45, 180],
    d: [16, 45, 180],
  },
  fewestCoins: 6,
  respins: 3,
  coinChance: 1,
  coinLimit: 16,
  amounts: [
    [10, 12],
    [20, 10],
    [40, 6],
    [60, 4],
    [100, 3],
    [200, 2],
    [400, 1],
  ],
  fullPay: 20_000,
};
