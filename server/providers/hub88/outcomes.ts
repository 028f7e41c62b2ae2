import type { WalletRefusal } from "#server/games/resolving.ts";
import type { Dialect, Operation, RsStatus } from "#server/providers/hub88/dialects.ts";

/** The house's limits of one amount, and the member's own, also those of time. */
const limits = [
  "amount_outside_limits",
  "deposit_limit",
  "balance_limit",
  "loss_limit",
  "stake_limit",
  "single_limit",
  "reality_check",
  "session_time",
  "no_play_hours",
] as const;
type LimitRefusal = (typeof limits)[number];
const isLimit = (code: WalletRefusal): code is LimitRefusal =>
  (limits as readonly string[]).includes(code);

const unknown = "RS_ERROR_UNKNOWN" as const;

/**
 * Our refusals as statuses, except those that `statusOf` decides. After `unknown` a stake is
 * rolled back and a win is repeated.
 */
const common: Record<Exclude<WalletRefusal, "already_rolled_back" | LimitRefusal>, RsStatus> = {
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
  too_often: unknown,
};

/** A refusal in a dialect. A stake under an id that was rolled back is a duplicate of it. */
export function statusOf(dialect: Dialect, operation: Operation, code: WalletRefusal): RsStatus {
  if (code === "already_rolled_back")
    return operation === "win" ? dialect.winAfterRollBack : "RS_ERROR_DUPLICATE_TRANSACTION";
  return isLimit(code) ? dialect.limitReached : common[code];
}
