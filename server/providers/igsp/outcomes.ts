import type { RefusalCode } from "#server/kit/refusal.ts";

/** The draft has no list of errors; these are ours, told in README.md. */
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
  | "duplicate_mismatch"
  | "bet_not_found"
  | "bet_refunded"
  | "bet_settled"
  | "internal_error";

/** HTTP 400 is a decision and never retried, 500 is a fault and asked again with the same ids. */
export const httpOf = (error: IgspError): number =>
  error === "invalid_signature" ? 403 : error === "internal_error" ? 500 : 400;

const internal = "internal_error" as const;

/** Our refusals as errors, every one; those that no wallet call can meet are faults. */
export const errorOf: Record<RefusalCode, IgspError> = {
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
  member_limit: "limit_exceeded",
  amount_outside_limits: "invalid_amount",
  too_many: "limit_exceeded",
  not_found: internal,
  forbidden: internal,
  id_unusable: internal,
  id_taken: internal,
  nick_taken: internal,
  sign_up_code_unknown: internal,
  registration_closed: internal,
  under_age: internal,
  weak_password: internal,
  terms_outdated: internal,
  wrong_credentials: internal,
  wrong_withdrawal_password: internal,
  second_factor: internal,
  too_often: internal,
  already_waiting: internal,
  already_decided: internal,
  comp_too_low: internal,
  provider_unavailable: internal,
  idempotency_mismatch: internal,
  stale: internal,
  in_other_hands: internal,
  proposal_waiting: internal,
  proposal_expired: internal,
  own_proposal: internal,
  let_in: internal,
  just_reset: internal,
  file_unreadable: internal,
  own_account: internal,
  last_admin: internal,
  switched_off: internal,
  country_refused: internal,
};
