import type { Mechanic } from "../../../catalogue/slot-games.ts";

/** The colours of the cabinet and its reels. */
type Look = {
  case: number;
  pane: number;
  /** Reels in turn. */
  reels: readonly [number, number];
  /** Red, green and blue of the shadow at a reel's upper and lower edge. */
  shade: string;
  /** Whether the reels share one pane. */
  isOpen?: boolean;
  /** Whether every place has a frame of its own. */
  hasPlaces?: boolean;
};
/** How a mechanic looks and moves. Lengths are in units of the canvas, before it is scaled. */
export type Feel = {
  look: Look;
  /** Every symbol that the reels can show, and those that pass while a reel turns. */
  letters: string;
  passing: string;
  /** What the reels show before the first round, no prize: one text per reel, top symbol first. */
  start: readonly string[];
  /** The most symbols that a reel shows. */
  rows: number;
  reelWidth: number;
  gap: number;
  /** The least and the greatest height of a reel; the window decides between them. */
  heights: readonly [number, number];
  /** Room over the reels for the number of ways. */
  head: number;
  /** Symbols per millisecond at full speed. */
  speed: number;
  /** Whether symbols fall in from above instead of turning. */
  falls?: boolean;
  firstLandMs: number;
  betweenLandsMs: number;
};

const night: Look = {
  case: 0x10152a,
  pane: 0x080b18,
  reels: [0x161c36, 0x1a2140],
  shade: "3,5,14",
};
const fiveReels: Feel = {
  look: night,
  letters: "WSABCDshcd",
  passing: "ABCDsshhccdd",
  start: ["sAd", "hWc", "BSC", "dDh", "cAs"],
  rows: 3,
  reelWidth: 160,
  gap: 10,
  heights: [450, 588],
  head: 0,
  speed: 0.026,
  firstLandMs: 620,
  betweenLandsMs: 190,
};

export const feels: Readonly<Record<Mechanic, Feel>> = {
  lines: fiveReels,
  ways: {
    ...fiveReels,
    look: { case: 0x2c1710, pane: 0x160a06, reels: [0x2f1b15, 0x39221a], shade: "14,6,3" },
  },
  cascades: {
    ...fiveReels,
    look: { ...night, isOpen: true },
    falls: true,
    firstLandMs: 420,
    betweenLandsMs: 110,
  },
  heights: {
    ...fiveReels,
    look: { case: 0x25103f, pane: 0x0f0620, reels: [0x26134a, 0x2f1959], shade: "10,4,24" },
    start: ["dAsh", "BC", "BSCdhs", "dDhWc", "cAs", "hBsd"],
    rows: 6,
    reelWidth: 134,
    gap: 8,
    heights: [560, 660],
    head: 62,
    speed: 0.03,
    firstLandMs: 560,
    betweenLandsMs: 170,
  },
  hold: {
    ...fiveReels,
    look: {
      case: 0x0d2b25,
      pane: 0x051411,
      reels: [0x0d2b26, 0x10342d],
      shade: "2,12,10",
      hasPlaces: true,
    },
    passing: "ABCDSShhccdd",
    start: ["dSs", "hDc", "cAS", "SBh", "sCd"],
    betweenLandsMs: 230,
  },
  classic: {
    ...fiveReels,
    look: { case: 0x5c1018, pane: 0x2a070c, reels: [0xf6ecd2, 0xf6ecd2], shade: "58,26,8" },
    letters: "WABCDEF",
    passing: "ABBCCDDEEEFFF",
    start: ["DAF", "CEB", "FWD"],
    reelWidth: 232,
    gap: 14,
    heights: [600, 690],
    speed: 0.022,
    firstLandMs: 380,
    betweenLandsMs: 260,
  },
};
