import type { SessionView } from "../play/wire.ts";
import type { Phase } from "./clock.ts";
import type { TableKind } from "../catalogue/table-games.ts";
import type { TableResult } from "./table.ts";

/** The messages between the tables' page and this server. Amounts are decimal text in won. */
export type DecidedView = {
  number: number;
  result: TableResult;
  proof: { commitment: string; serverSeed: string; clientSeed: string; nonce: number };
};

/** The present round, the same for all players. Counts are of real players. */
export type TableRoundView = {
  table: string;
  number: number;
  phase: Phase;
  endsAt: number;
  serverNow: number;
  commitment: string;
  players: number;
  /** Players on each spot that has any. */
  onSpots: Record<string, number>;
  /** Null until it is shown. */
  decided: DecidedView | null;
};

export type TableWagerView = {
  id: string;
  state: "pending" | "placed" | "settled" | "refused" | "cancelled" | "disputed";
  table: string;
  kind: TableKind;
  number: number;
  bets: { spot: string; stake: string }[];
  stake: string;
  payout: string | null;
  placedAt: number;
  refusal: string | null;
  balance: string | null;
  /** Null until the round is shown. */
  decided: DecidedView | null;
};

export type TableStateView = SessionView & {
  tables: { id: string; kind: TableKind }[];
  table: { id: string; kind: TableKind };
  chips: string[];
  /** The largest stake on each spot and on a round. */
  limits: { spots: Record<string, string>; round: string; smallest: string };
  returns: Record<string, string>;
  round: TableRoundView;
  past: DecidedView[];
  /** This player's wagers on the present round. */
  wagers: TableWagerView[];
};
export type BetAnswer = { wager: TableWagerView; net: string };
/** The public view of a paid round, for everyone with the wager's id. */
export type TableReplayView = {
  game: { code: string; nameKo: string; nameEn: string };
  wager: TableWagerView;
};
/** The events of a table's stream. */
export type TableEvent =
  | { kind: "round"; round: TableRoundView }
  | { kind: "wager"; wager: TableWagerView; net: string };
