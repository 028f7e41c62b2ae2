import type { WalletRefusal } from "#server/games/resolving.ts";

/** Betsy's error numbers. After 100, a fault, it rolls a placed bet back, or settles again. */
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

/** Our refusals as Betsy's errors. */
export const errorOf: Record<WalletRefusal, BetsyError> = {
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
  deposit_limit: "lossLimit",
  balance_limit: "lossLimit",
  loss_limit: "lossLimit",
  stake_limit: "stakeLimit",
  single_limit: "stakeLimit",
  reality_check: "betCountLimit",
  session_time: "betCountLimit",
  no_play_hours: "betCountLimit",
  not_found: system,
  too_often: system,
};

/** HTTP 400 is final; Betsy takes any other status as a fault. */
export const errorAnswer = (error: BetsyError) => ({
  http: error === "system" ? 500 : 400,
  body: { code: codes[error], message: error.replace(/[A-Z]/g, (c) => ` ${c.toLowerCase()}`) },
});
