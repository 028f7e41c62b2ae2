import type { Amount } from "../money.ts";

/**
 * A stake whose result comes later. placing: the wallet has not confirmed the stake. placed: it
 * has. refused, cancelled: the wallet has not taken the stake, or has returned it. disputed: the wallet refused a step that it must
 * accept, and a person must decide.
 */
export type WagerState = "placing" | "placed" | "refused" | "cancelled" | "disputed";
export type Wager = {
  /** Also the wallet's round id. */
  id: string;
  session: string;
  mode: "real" | "demo";
  account: string;
  game: string;
  /** The subject: the id of a table's round, or `slip` for a bet slip. */
  subject: string;
  requestId: string;
  stake: Amount;
  /** The picks in the game's own form. */
  picks: unknown;
  state: WagerState;
  /** The decided payout in total; null while the wager is open. */
  payout: Amount | null;
  /** The wallet's refusal code, when refused. */
  refusal: string | null;
  balanceAfter: Amount | null;
  placedAt: number;
  settledAt: number | null;
};

/**
 * A game engine's requests to the wallet, in the terms of sports wallets: a settled wager may be
 * settled again, a settlement may be undone, a stake may be rolled back.
 */
export type StepKind = "place" | "settle" | "cashOut" | "unsettle" | "resettle" | "rollback";
export type StepState = "waiting" | "done" | "failed" | "disputed";
export type WagerStep = {
  /** Numbers the steps of a wager from 1 and identifies the step at the wallet permanently. */
  seq: number;
  kind: StepKind;
  /** Settlements only: the total payout after this step. */
  payout: Amount;
  state: StepState;
};

/** Kinds of steps whose `payout` is what the player has been paid in total. */
const settlements: ReadonlySet<StepKind> = new Set(["settle", "cashOut", "resettle"]);
export const isSettlement = ({ kind }: WagerStep): boolean => settlements.has(kind);
