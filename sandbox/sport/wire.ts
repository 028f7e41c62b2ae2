import type { SessionView } from "../play/wire.ts";
import type { FixturePhase } from "./book.ts";
import type { DisciplineKey } from "./disciplines.ts";
import type { MarketKey } from "./markets.ts";
import type { Score } from "./match.ts";
import type { LegState } from "./slips.ts";

/** The messages between the sport book's page and this server. Amounts are decimal text in won. */
export type NameView = { ko: string; en: string };
export type MarketView = {
  key: MarketKey;
  line: number | null;
  /** Odds in hundredths; null while an outcome is not offered. */
  outcomes: { key: string; odds: number | null }[];
};
export type FixtureView = {
  id: string;
  discipline: DisciplineKey;
  league: NameView;
  home: NameView;
  away: NameView;
  startsAt: number;
  phase: FixturePhase;
  /** Minutes, innings or points played, depending on the discipline. */
  clock: number;
  score: Score;
  isCorrected: boolean;
  markets: MarketView[];
  proof: { commitment: string; serverSeed: string | null; clientSeed: string; nonce: number };
};
export type LegView = {
  fixture: string;
  discipline: DisciplineKey;
  home: NameView;
  away: NameView;
  startsAt: number;
  phase: FixturePhase;
  score: Score;
  isCorrected: boolean;
  market: MarketKey;
  line: number | null;
  outcome: string;
  odds: number;
  state: LegState;
  proof: FixtureView["proof"];
};
export type SlipView = {
  id: string;
  state: "pending" | "placed" | "settled" | "cashedOut" | "refused" | "cancelled" | "disputed";
  stake: string;
  /** The payout if everything that is open wins. */
  potential: string;
  payout: string | null;
  /** The present cash-out value; null when it cannot be cashed out. */
  cashOut: string | null;
  legs: LegView[];
  placedAt: number;
  refusal: string | null;
  balance: string | null;
  /** The decided payouts in order; more than one after a correction. */
  settlements: { kind: string; payout: string }[];
};
export type SportStateView = SessionView & {
  discipline: DisciplineKey;
  fixtures: FixtureView[];
  slips: SlipView[];
  limits: { least: string; most: string; step: string; mostPayout: string; mostLegs: number };
  /** The average return of a stake, in percent, before odds are truncated to two digits. */
  returnPercent: string;
  cashOutPercent: number;
};
export type SlipAnswer = { slip: SlipView; net: string };
export type SlipReplayView = {
  game: { code: string; nameKo: string; nameEn: string };
  slip: SlipView;
};
/** The events of the book's stream. */
export type SportEvent =
  | { kind: "fixtures"; fixtures: FixtureView[]; gone: string[] }
  | { kind: "slips"; slips: SlipView[]; net: string };
