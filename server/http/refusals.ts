import type { RefusalStatus } from "#contract/call.ts";
import type { OfficeRefusalStatus } from "#contract/office/call.ts";
import type { RefusalCode } from "#server/kit/refusal.ts";

/** Who makes a call; the two contracts have different statuses for a refusal. */
export type Audience = "member" | "operator";

/** The answer to a refusal that no call declares a status for. */
type Http = { http: 401 | 403 | 409; status: "unauthenticated" | "forbidden" | "conflict" };

/** The answer to a refusal: a status of the contract, the fault of a field, or an HTTP code. */
type Told = {
  member: RefusalStatus | { field: string } | Http;
  operator: OfficeRefusalStatus | Http;
};

const unauthenticated: Http = { http: 401, status: "unauthenticated" };
const forbidden: Http = { http: 403, status: "forbidden" };
const conflict: Http = { http: 409, status: "conflict" };

const both = <Same extends (RefusalStatus & OfficeRefusalStatus) | Http>(same: Same) => ({
  member: same,
  operator: same,
});

/**
 * Every refusal of the product in the words of both sides of the contract. Source for members: the
 * product's status table. To an operator a refusal of the members' own acts means that two acts
 * collided: they read a conflict and look again.
 */
export const refusalAnswers: Record<RefusalCode, Told> = {
  unauthenticated: both(unauthenticated),
  forbidden: both(forbidden),
  idempotency_mismatch: both(conflict),
  not_found: both("not_found"),
  id_unusable: { member: "alread_have_user", operator: conflict },
  id_taken: both("already"),
  nick_taken: both("already"),
  sign_up_code_unknown: { member: "cant_find_code", operator: conflict },
  registration_closed: { member: "closed", operator: conflict },
  under_age: { member: { field: "birthDate" }, operator: conflict },
  weak_password: { member: { field: "pw" }, operator: "weak" },
  terms_outdated: { member: { field: "terms" }, operator: conflict },
  wrong_credentials: both("pass"),
  wrong_withdrawal_password: { member: "pass", operator: conflict },
  second_factor: both("otp"),
  account_not_active: both("closed"),
  too_often: both("time"),
  already_waiting: { member: "wait", operator: "waiting" },
  already_decided: both("already"),
  insufficient_funds: both("balance"),
  amount_outside_limits: both("balance"),
  comp_too_low: { member: "low_point", operator: conflict },
  member_limit: both("limit"),
  too_many: both("limit"),
  provider_unavailable: { member: "fix_server", operator: conflict },
  provider_switched_off: { member: "fix_server", operator: conflict },
  game_session_ended: { member: "closed", operator: conflict },
  stakes_blocked: { member: "limit", operator: conflict },
  duplicate_mismatch: both(conflict),
  already_rolled_back: both(conflict),
  currency_mismatch: both(conflict),
  stale: { member: conflict, operator: "stale" },
  in_other_hands: { member: conflict, operator: "claimed" },
  proposal_waiting: { member: conflict, operator: "waiting" },
  proposal_expired: { member: conflict, operator: "expired" },
  own_account: { member: forbidden, operator: "self" },
  last_admin: { member: conflict, operator: "last" },
  switched_off: { member: "closed", operator: conflict },
  country_refused: { member: "country", operator: conflict },
  own_proposal: { member: forbidden, operator: "own" },
  just_reset: { member: "closed", operator: conflict },
  let_in: { member: forbidden, operator: "let_in" },
  file_unreadable: { member: conflict, operator: "file" },
  game_unknown: both("not_found"),
  game_token_unknown: { member: unauthenticated, operator: conflict },
  transaction_unknown: both("not_found"),
  bet_settled: both(conflict),
};
