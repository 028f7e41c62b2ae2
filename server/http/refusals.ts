import type { RefusalStatus } from "#contract/call.ts";
import type { RefusalCode } from "#server/kit/refusal.ts";

/** How a refusal leaves the building: a business status, a field's fault, or an HTTP code. */
export type RefusalAnswer =
  | { kind: "status"; status: RefusalStatus }
  | { kind: "field"; path: string }
  | { kind: "http"; http: 401 | 403 | 404 | 409; status: string };

const status = (value: RefusalStatus): RefusalAnswer => ({ kind: "status", status: value });
const field = (path: string): RefusalAnswer => ({ kind: "field", path });

/** Every refusal of the product in the words of the contract. Source: the product's status table. */
export const refusalAnswers: Record<RefusalCode, RefusalAnswer> = {
  unauthenticated: { kind: "http", http: 401, status: "unauthenticated" },
  forbidden: { kind: "http", http: 403, status: "forbidden" },
  idempotency_mismatch: { kind: "http", http: 409, status: "conflict" },
  not_found: status("not_found"),
  id_unusable: status("alread_have_user"),
  id_taken: status("already"),
  nick_taken: status("already"),
  sign_up_code_unknown: status("cant_find_code"),
  registration_closed: status("closed"),
  under_age: field("birthDate"),
  weak_password: field("pw"),
  terms_outdated: field("terms"),
  wrong_credentials: status("pass"),
  wrong_withdrawal_password: status("pass"),
  second_factor: status("otp"),
  account_not_active: status("closed"),
  too_often: status("time"),
  already_waiting: status("wait"),
  already_decided: status("already"),
  insufficient_funds: status("balance"),
  amount_outside_limits: status("balance"),
  comp_too_low: status("low_point"),
  member_limit: status("limit"),
  too_many: status("limit"),
  provider_unavailable: status("fix_server"),
  provider_switched_off: status("fix_server"),
  game_session_ended: status("closed"),
  stakes_blocked: status("limit"),
  duplicate_mismatch: { kind: "http", http: 409, status: "conflict" },
  already_rolled_back: { kind: "http", http: 409, status: "conflict" },
  currency_mismatch: { kind: "http", http: 409, status: "conflict" },
  stale: { kind: "http", http: 409, status: "conflict" },
  in_other_hands: { kind: "http", http: 409, status: "conflict" },
  proposal_waiting: { kind: "http", http: 409, status: "conflict" },
  proposal_expired: { kind: "http", http: 409, status: "conflict" },
  own_account: { kind: "http", http: 403, status: "forbidden" },
  last_admin: { kind: "http", http: 409, status: "conflict" },
  switched_off: status("closed"),
  country_refused: status("country"),
  own_proposal: { kind: "http", http: 403, status: "forbidden" },
  just_reset: status("closed"),
  let_in: { kind: "http", http: 403, status: "forbidden" },
  file_unreadable: { kind: "http", http: 409, status: "conflict" },
  game_unknown: status("not_found"),
  game_token_unknown: { kind: "http", http: 401, status: "unauthenticated" },
  transaction_unknown: status("not_found"),
  bet_settled: { kind: "http", http: 409, status: "conflict" },
};
