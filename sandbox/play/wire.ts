/** What goes between the game page and this server, as JSON. Amounts are decimal text in won. */
export type SpinView = {
  /** One text per reel, top symbol first. */
  window: string[];
  /** Reels that a wild covers. */
  covered: number[];
  scatters: number;
  win: string;
  lines: { line: number; symbol: string; count: number; win: string }[];
};

export type RoundView = {
  id: string;
  state: "pending" | "settled" | "refused" | "cancelled" | "disputed";
  stake: string;
  startedAt: number;
  /** The wallet's refusal code, when it refused. */
  refusal: string | null;
  balance: string | null;
  /** Absent (null) until the round is settled. */
  win: string | null;
  base: SpinView | null;
  freeSpins: SpinView[];
};

type SheetFigures = {
  returnToPlayerPercent: string;
  returnOfBasePercent: string;
  returnOfFreeSpinsPercent: string;
  hitFrequencyPercent: string;
  spinsPerFreeSpins: string;
  standardDeviation: string;
  volatility: string;
  largestWinTimes: string;
};

export type StateView = {
  game: { code: string; nameKo: string; nameEn: string };
  mode: "real" | "demo";
  currency: string;
  locale: string;
  returnUrl: string | null;
  /** Null when the wallet does not answer. */
  balance: string | null;
  /** The wallet's refusal code when it refuses to show the balance. */
  balanceRefusal: string | null;
  net: string;
  sessionStartedAt: number;
  serverNow: number;
  stakes: string[];
  shortestRoundMs: number;
  lines: number[][];
  pays: Record<string, [number, number, number]>;
  scatterPays: [number, number, number];
  freeSpins: [number, number, number];
  figures: SheetFigures;
  /** The latest round of this player in this game, and whether its end was shown. */
  latest: { round: RoundView; seen: boolean } | null;
};

export type SpinAnswer = { round: RoundView; net: string };
export type Failure = { code: string; retryAfterMs?: number };
