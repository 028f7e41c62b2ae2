import type { RoundJackpot } from "../jackpots/round-jackpot.ts";
import type { Tier } from "../jackpots/tiers.ts";
import type { Mechanic } from "../catalogue/slot-games.ts";
import type { PublishedFigures } from "../slot/figures.ts";

/**
 * The messages between the slot's page and this server, as JSON. Amounts are decimal text in won.
 */
export type SpinView = {
  /** One text per reel, top symbol first. */
  window: string[];
  /** Reels that a wild covers. */
  covered: number[];
  scatters: number;
  win: string;
  /** `factor`: how many times its wilds count the win. */
  lines: { line: number; symbol: string; count: number; factor: number; win: string }[];
  ways: { symbol: string; count: number; ways: number; win: string }[];
  /** The drops in order; empty for other mechanics. */
  drops: DropView[];
  /** The coins of a spin; null for other mechanics. */
  hold: HoldView | null;
};

/** `times`: the coin's amount in total stakes. */
export type CoinView = { reel: number; row: number; times: number };
export type HoldView = {
  coins: CoinView[];
  /** The new coins of every respin; empty where the coins are not held. */
  respins: CoinView[][];
  /** What the held coins pay together; `full` is the part for a full screen. */
  held: string;
  full: string;
};

export type DropView = {
  window: string[];
  win: string;
  factor: number;
  wins: { symbol: string; count: number; win: string }[];
};

/** The seeds of a round. The server seed is null while it is in use. */
export type ProofView = {
  commitment: string;
  clientSeed: string;
  nonce: number;
  serverSeed: string | null;
};

export type RoundView = {
  id: string;
  mechanic: Mechanic;
  state: "pending" | "settled" | "refused" | "cancelled" | "disputed";
  stake: string;
  startedAt: number;
  /** The wallet's refusal code, when it refused. */
  refusal: string | null;
  balance: string | null;
  /** Null until the round is settled. */
  win: string | null;
  base: SpinView | null;
  freeSpins: SpinView[];
  /** Separate from `win`. Null without a jackpot, and until the round is settled. */
  jackpot: RoundJackpot | null;
  proof: ProofView | null;
};

type Scatters = { scatterPays: number[]; freeSpins: number[] };
/** Pays are in twentieths of the stake, those of scatters in stakes. */
export type RulesView = { pays: Record<string, number[]> } & (
  | ({ mechanic: "lines"; lines: number[][] } & Scatters)
  | ({ mechanic: "ways"; freeFactor: number } & Scatters)
  | ({
      mechanic: "heights";
      /** The heights of a reel, and of those in free spins. */
      heights: number[];
      freeHeights: number[];
      fewestScatters: number;
    } & Scatters)
  | { mechanic: "classic"; lines: number[][]; wildFactor: number }
  | {
      mechanic: "hold";
      lines: number[][];
      fewestCoins: number;
      respins: number;
      /** Amounts of coins in total stakes. */
      amounts: number[];
      fullTimes: number;
    }
  | {
      mechanic: "cascades";
      fewestPlaces: number;
      factors: number[];
      freeFactors: number[];
      dropsForFreeSpins: number;
      freeSpinCount: number;
    }
);

/** The session in the form that all games use. */
export type SessionView = {
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
};

/** One of the operator's pools as a page shows it, in decimal text of won. */
export type PoolView = {
  tier: Tier;
  /** Null while it cannot be won: it was just hit, or its balance is unknown. */
  amount: string | null;
  /** Its start amount after a win, and its share of stakes; null when unknown. */
  start: string | null;
  basisPoints: number | null;
  /** The won of stakes for one hit, on average. */
  wonPerHit: number;
};
export type JackpotsView = { pools: PoolView[] };

export type StateView = SessionView & {
  stakes: string[];
  shortestRoundMs: number;
  rules: RulesView;
  figures: PublishedFigures;
  /** The player's latest round in this game, and whether its result was shown. */
  latest: { round: RoundView; seen: boolean } | null;
  /** Null where no jackpot is offered. */
  jackpots: JackpotsView | null;
};

/** The public view of a settled round, for everyone with its id, without a balance. */
export type ReplayView = {
  game: { code: string; nameKo: string; nameEn: string };
  round: RoundView;
};

export type SeedsView = { commitment: string; clientSeed: string; nextNonce: number };
export type SpinAnswer = { round: RoundView; net: string };
export type Failure = { code: string; retryAfterMs?: number };
