import type { RefusalCode } from "#server/kit/refusal.ts";

/** Their numbers. 100 is a fault: after it they roll a placed bet back, or settle again. */
const codes = {
  badSignature: 1,
  invalidToken: 3,
  expiredToken: 4,
  validation: 5,
  notEnoughMoney: 7,
  alreadyProcessed: 8,
  userBlocked: 9,
  stakeLimit: 11,
  lossLimit: 12,
  betCountLimit: 13,
  selfExcluded: 14,
  system: 100,
} as const;
export type BetsyError = keyof typeof codes;

const { system, validation } = { system: "system", validation: "validation" } as const;

/** Our refusals as their errors, every one; those that no wallet call can meet are faults. */
export const errorOf: Record<RefusalCode, BetsyError> = {
  insufficient_funds: "notEnoughMoney",
  unauthenticated: validation,
  game_token_unknown: "invalidToken",
  game_session_ended: "expiredToken",
  stakes_blocked: "selfExcluded",
  account_not_active: "userBlocked",
  currency_mismatch: validation,
  game_unknown: validation,
  provider_switched_off: "userBlocked",
  duplicate_mismatch: "alreadyProcessed",
  transaction_unknown: validation,
  already_rolled_back: "alreadyProcessed",
  bet_settled: "alreadyProcessed",
  amount_outside_limits: "stakeLimit",
  member_limit: "lossLimit",
  too_many: "betCountLimit",
  not_found: system,
  forbidden: system,
  id_unusable: system,
  id_taken: system,
  nick_taken: system,
  sign_up_code_unknown: system,
  registration_closed: system,
  under_age: system,
  weak_password: system,
  terms_outdated: system,
  wrong_credentials: system,
  wrong_withdrawal_password: system,
  second_factor: system,
  too_often: system,
  already_waiting: system,
  already_decided: system,
  comp_too_low: system,
  provider_unavailable: system,
  idempotency_mismatch: system,
  stale: system,
  in_other_hands: system,
  proposal_waiting: system,
  proposal_expired: system,
  own_proposal: system,
  let_in: system,
  just_reset: system,
  file_unreadable: system,
  own_account: system,
  last_admin: system,
  switched_off: system,
  country_refused: system,
};

/** HTTP 400 is a decision; anything else is a fault to them. */
export const errorAnswer = (error: BetsyError) => ({
  http: error === "system" ? 500 : 400,
  body: { code: codes[error], message: error.replace(/[A-Z]/g, (c) => ` ${c.toLowerCase()}`) },
});
