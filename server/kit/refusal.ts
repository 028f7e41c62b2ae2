/**
 * Every way the product says no on purpose, in its own words. Exhaustive tables translate them to
 * the contracts' statuses and the members' languages, and those that a wallet can give
 * (`WalletRefusal`) to each provider's codes.
 */
const refusalCodes = [
  "unauthenticated",
  "forbidden",
  "not_found",
  "id_unusable",
  "id_taken",
  "nick_taken",
  "sign_up_code_unknown",
  "registration_closed",
  "under_age",
  "weak_password",
  "terms_outdated",
  "wrong_credentials",
  "wrong_withdrawal_password",
  "second_factor",
  "account_not_active",
  "too_often",
  "already_waiting",
  "already_decided",
  "insufficient_funds",
  "amount_outside_limits",
  "comp_too_low",
  "member_limit",
  "provider_unavailable",
  "provider_switched_off",
  "game_session_ended",
  "stakes_blocked",
  "duplicate_mismatch",
  "already_rolled_back",
  "currency_mismatch",
  "too_many",
  "idempotency_mismatch",
  "stale",
  "in_other_hands",
  "proposal_waiting",
  "proposal_expired",
  "own_proposal",
  "let_in",
  "just_reset",
  "file_unreadable",
  "own_account",
  "last_admin",
  "switched_off",
  "country_refused",
  "game_unknown",
  "game_token_unknown",
  "transaction_unknown",
  "bet_settled",
] as const;
export type RefusalCode = (typeof refusalCodes)[number];

export type RefusalDetail = {
  /** The field of the input that it is about, where that is not always the same one. */
  field?: string;
  retryAfter?: number;
  min?: number;
  max?: number;
  step?: number;
  /** The colleague who has it in hand, or who acted first; operators alone are told. */
  operator?: string;
  /** Until when, ISO 8601; operators alone are told. */
  until?: string;
  /** How the object stands now; operators alone are told. */
  now?: Record<string, string | number | null>;
};

/**
 * An expected no. It is thrown, because a throw rolls the transaction back while a returned
 * error would commit what was half done.
 */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly detail: RefusalDetail;

  constructor(code: RefusalCode, detail: RefusalDetail = {}) {
    super(code);
    this.name = "Refusal";
    this.code = code;
    this.detail = detail;
  }
}
