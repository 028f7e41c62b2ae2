import type { RefusalCode } from "#server/kit/refusal.ts";
import type {
  CommonStatuses,
  Dialect,
  Operation,
  RsStatus,
} from "#server/providers/hub88/dialects.ts";

const unknown = "RS_ERROR_UNKNOWN" as const;

/**
 * Our refusals as statuses, every one. Those that no wallet call can meet are `unknown`: a stake
 * is then rolled back and a win asked for again, and nothing that we did not mean is final.
 */
const common: CommonStatuses = {
  insufficient_funds: "RS_ERROR_NOT_ENOUGH_MONEY",
  unauthenticated: "RS_ERROR_INVALID_TOKEN",
  game_token_unknown: "RS_ERROR_INVALID_TOKEN",
  game_session_ended: "RS_ERROR_TOKEN_EXPIRED",
  stakes_blocked: "RS_ERROR_USER_DISABLED",
  account_not_active: "RS_ERROR_USER_DISABLED",
  currency_mismatch: "RS_ERROR_WRONG_CURRENCY",
  game_unknown: "RS_ERROR_INVALID_GAME",
  provider_switched_off: "RS_ERROR_INVALID_GAME",
  duplicate_mismatch: "RS_ERROR_DUPLICATE_TRANSACTION",
  transaction_unknown: "RS_ERROR_TRANSACTION_DOES_NOT_EXIST",
  bet_settled: unknown,
  not_found: unknown,
  forbidden: unknown,
  id_unusable: unknown,
  id_taken: unknown,
  nick_taken: unknown,
  sign_up_code_unknown: unknown,
  registration_closed: unknown,
  under_age: unknown,
  weak_password: unknown,
  terms_outdated: unknown,
  wrong_credentials: unknown,
  wrong_withdrawal_password: unknown,
  second_factor: unknown,
  too_often: unknown,
  already_waiting: unknown,
  already_decided: unknown,
  comp_too_low: unknown,
  provider_unavailable: unknown,
  idempotency_mismatch: unknown,
  stale: unknown,
  in_other_hands: unknown,
  proposal_waiting: unknown,
  proposal_expired: unknown,
  own_proposal: unknown,
  let_in: unknown,
  just_reset: unknown,
  file_unreadable: unknown,
  own_account: unknown,
  last_admin: unknown,
  switched_off: unknown,
  country_refused: unknown,
};

/** A refusal in a dialect. A stake under an id that was rolled back is a duplicate of it. */
export function statusOf(dialect: Dialect, operation: Operation, code: RefusalCode): RsStatus {
  if (code === "already_rolled_back")
    return operation === "win" ? dialect.winAfterRollBack : "RS_ERROR_DUPLICATE_TRANSACTION";
  if (code === "member_limit" || code === "amount_outside_limits" || code === "too_many")
    return dialect.limitReached;
  return common[code];
}
