import type { Amount } from "../money.ts";

/**
 * A stake whose result comes later. placing: the wallet has not confirmed the stake. placed: it
 * has. refused, cancelled: there is no stake (any more). disputed: the wallet refused something
 * that it may not refuse, a person must look at it.
 */
export type WagerState = "placing" | "placed" | "refused" | "cancelled" | "disputed";
export type Wager = {
  /** Also the wallet's round. */
  id: string;
  session: string;
  mode: "real" | "demo";
  account: string;
  game: string;
  /** What it is on: the id of a table's round, or `slip` for a bet slip. */
  subject: string;
  requestId: string;
  stake: Amount;
  /** What was picked, as its game wrote it. */
  picks: unknown;
  state: WagerState;
  /** What was decided to be paid, all in all; null while the wager is open. */
  payout: Amount | null;
  /** The wallet's refusal code, when refused. */
  refusal: string | null;
  balanceAfter: Amount | null;
  placedAt: number;
  settledAt: number | null;
};

/**
 * What a game engine asks of the wallet, in the words of sports wallets: a settled
 * wager may be settled anew, a settlement may be taken back, a stake may be given back.
 */
export type StepKind = "place" | "settle" | "cashOut" | "unsettle" | "resettle" | "rollback";
export type StepState = "waiting" | "done" | "failed" | "disputed";
export type WagerStep = {
  /** Counts the steps of a wager from 1; names the step towards the wallet for ever. */
  seq: number;
  kind: StepKind;
  /** Settlements only: what is to be paid all in all after this step. */
  payout: Amount;
  state: StepState;
};

/** Kinds after which `payout` of the step is what the player has been paid. */
const settlements: ReadonlySet<StepKind> = new Set(["settle", "cashOut", "resettle"]);
export const isSettlement = ({ kind }: WagerStep): boolean => settlements.has(kind);
