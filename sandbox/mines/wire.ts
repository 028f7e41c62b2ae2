import type { ProofView, SessionView } from "../play/wire.ts";

/** The messages between the page of mines and this server. Amounts are decimal text in won. */
export type MinesRoundView = {
  id: string;
  /** `pending`: the wallet has not confirmed the stake. `open`: tiles may be revealed. */
  state: "pending" | "open" | "settled" | "refused" | "cancelled" | "disputed";
  stake: string;
  mines: number;
  /** In the order in which they were revealed. */
  revealed: number[];
  /** Null until the round is over. */
  payout: string | null;
  /** Whether the wallet has answered everything that was asked of it. */
  isBooked: boolean;
  /** The tiles with a mine; null until the round is over. */
  field: number[] | null;
  placedAt: number;
  /** The wallet's refusal code, when it refused. */
  refusal: string | null;
  balance: string | null;
  proof: ProofView;
};

export type MinesStateView = SessionView & {
  stakes: string[];
  mostPayout: string;
  figures: { returnToPlayerPercent: string; lowestReturnPercent: string; largestWin: string };
  /** After this time without an action a round ends by itself. */
  leftAloneMs: number;
  /** The player's latest round in this game. */
  latest: MinesRoundView | null;
};
export type MinesAnswer = { round: MinesRoundView; net: string };
/** The public view of an ended round, for everyone with its id, without a balance. */
export type MinesReplayView = {
  game: { code: string; nameKo: string; nameEn: string };
  round: MinesRoundView;
};
