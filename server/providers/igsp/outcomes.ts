import type { WalletRefusal } from "#server/games/resolving.ts";

/** The draft does not list errors; README.md lists ours. */
export type IgspError =
  | "invalid_signature"
  | "invalid_request"
  | "invalid_amount"
  | "session_not_found"
  | "session_expired"
  | "player_not_found"
  | "player_blocked"
  | "currency_mismatch"
  | "game_not_found"
  | "game_disabled"
  | "insufficient_funds"
  | "limit_exceeded"
  | "reality_check"
  | "session_time"
  | "no_play_hours"
  | "duplicate_mismatch"
  | "bet_not_found"
  | "bet_refunded"
  | "bet_settled"
  | "internal_error";

/** HTTP 400 is final and never retried, 500 is a fault and retried with the same ids. */
export const httpOf = (error: IgspError): number =>
  error === "invalid_signature" ? 403 : error === "internal_error" ? 500 : 400;

const internal = "internal_error" as const;

/** Our refusals as errors of the protocol. */
export const errorOf: Record<WalletRefusal, IgspError> = {
  insufficient_funds: "insufficient_funds",
  unauthenticated: "player_not_found",
  game_token_unknown: "session_not_found",
  game_session_ended: "session_expired",
  stakes_blocked: "player_blocked",
  account_not_active: "player_blocked",
  currency_mismatch: "currency_mismatch",
  game_unknown: "game_not_found",
  provider_switched_off: "game_disabled",
  duplicate_mismatch: "duplicate_mismatch",
  transaction_unknown: "bet_not_found",
  already_rolled_back: "bet_refunded",
  bet_settled: "bet_settled",
  amount_outside_limits: "invalid_amount",
  deposit_limit: "limit_exceeded",
  balance_limit: "limit_exceeded",
  loss_limit: "limit_exceeded",
  stake_limit: "limit_exceeded",
  single_limit: "limit_exceeded",
  reality_check: "reality_check",
  session_time: "session_time",
  no_play_hours: "no_play_hours",
  not_found: internal,
  too_often: internal,
};
