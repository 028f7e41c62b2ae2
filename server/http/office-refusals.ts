import type { OfficeRefusalStatus } from "#contract/office/call.ts";
import type { RefusalCode } from "#server/kit/refusal.ts";

type OfficeAnswer =
  | OfficeRefusalStatus
  | { http: 401 | 403 | 409; status: "unauthenticated" | "forbidden" | "conflict" };

const conflict: OfficeAnswer = { http: 409, status: "conflict" };
const forbidden: OfficeAnswer = { http: 403, status: "forbidden" };

/**
 * Every refusal in the words of the back office. Those of the members' own acts mean that two
 * acts collided: an operator reads them as a conflict and looks again.
 */
export const officeRefusalAnswers: Record<RefusalCode, OfficeAnswer> = {
  unauthenticated: { http: 401, status: "unauthenticated" },
  forbidden,
  not_found: "not_found",
  wrong_credentials: "pass",
  second_factor: "otp",
  account_not_active: "closed",
  too_often: "time",
  already_waiting: "waiting",
  already_decided: "already",
  insufficient_funds: "balance",
  amount_outside_limits: "balance",
  member_limit: "limit",
  too_many: "limit",
  stale: "stale",
  in_other_hands: "claimed",
  proposal_waiting: "waiting",
  proposal_expired: "expired",
  own_proposal: "own",
  let_in: "let_in",
  just_reset: conflict,
  file_unreadable: "file",
  own_account: "self",
  last_admin: "last",
  id_taken: "already",
  nick_taken: "already",
  game_unknown: "not_found",
  game_token_unknown: conflict,
  transaction_unknown: "not_found",
  bet_settled: conflict,
  id_unusable: conflict,
  sign_up_code_unknown: conflict,
  registration_closed: conflict,
  under_age: conflict,
  weak_password: "weak",
  terms_outdated: conflict,
  wrong_withdrawal_password: conflict,
  comp_too_low: conflict,
  switched_off: conflict,
  country_refused: conflict,
  provider_unavailable: conflict,
  provider_switched_off: conflict,
  game_session_ended: conflict,
  stakes_blocked: conflict,
  duplicate_mismatch: conflict,
  already_rolled_back: conflict,
  currency_mismatch: conflict,
  idempotency_mismatch: conflict,
};
