import type { WalletRefusal } from "#server/games/resolving.ts";

type ApiError = {
  code: string;
  message: string;
  needsBalance?: true;
  /** Our extension: why a stake is held, for the game's own text. */
  reason?: "reality_check" | "session_time" | "no_play_hours";
};

const badRequest: ApiError = { code: "400", message: "bad request" };
const playerInvalid: ApiError = { code: "101", message: "player invalid" };
const playerDisabled: ApiError = { code: "110", message: "player disabled" };
const internal: ApiError = { code: "500", message: "internal error" };
const limitReached: ApiError = {
  code: "105",
  message: "player bet limit reached",
  needsBalance: true,
};

/** Our refusals in the protocol's codes. */
export const apiErrorOf: Record<WalletRefusal, ApiError> = {
  insufficient_funds: { code: "100", message: "not enough funds", needsBalance: true },
  unauthenticated: playerInvalid,
  amount_outside_limits: { code: "106", message: "bet above maximum", needsBalance: true },
  // A limit, a cool-off or an exclusion: the protocol has one code for all of them.
  stakes_blocked: limitReached,
  deposit_limit: limitReached,
  balance_limit: limitReached,
  loss_limit: limitReached,
  stake_limit: limitReached,
  single_limit: limitReached,
  reality_check: { ...limitReached, reason: "reality_check" },
  session_time: { ...limitReached, reason: "session_time" },
  no_play_hours: { ...limitReached, reason: "no_play_hours" },
  account_not_active: playerDisabled,
  game_session_ended: playerDisabled,
  currency_mismatch: { code: "154", message: "currency not allowed for player" },
  not_found: { code: "404", message: "not found" },
  provider_switched_off: { code: "405", message: "game not available" },
  already_rolled_back: { code: "409", message: "transaction already rolled back" },
  duplicate_mismatch: badRequest,
  too_often: internal,
  game_unknown: { code: "404", message: "not found" },
  game_token_unknown: playerInvalid,
  transaction_unknown: { code: "404", message: "not found" },
  bet_settled: internal,
};

export const badRequestError = badRequest;
export const badSignatureError: ApiError = { code: "403", message: "bad signature" };
export const internalError = internal;

type ErrorBody = {
  code: string;
  msg: string;
  meta: {
    api_code: string;
    api_message: string;
    balance?: string;
    field?: string;
    reason?: string;
    /** Our extension: when the member may play again, ISO 8601. */
    until?: string;
  };
};

/** The outcome of a call for the record: `ok`, or the protocol's code. */
export const outcomeOf = ({ http, body }: { http: number; body: unknown }): string =>
  http === 200 ? "ok" : (body as ErrorBody).meta.api_code;

/** An answer is a refusal (HTTP 400, never retried) or a fault (HTTP 500, retried by key). */
export function errorBody(
  error: ApiError,
  { balance, field, until }: { balance?: string; field?: string; until?: string } = {},
): { http: 400 | 500; body: ErrorBody } {
  const isFault = error === internal;
  return {
    http: isFault ? 500 : 400,
    body: {
      code: isFault ? "internal" : "invalid_argument",
      msg: error.message,
      meta: {
        api_code: error.code,
        api_message: error.message,
        ...(error.needsBalance && { balance: balance ?? "0.00" }),
        ...(field === undefined ? {} : { field }),
        ...(error.reason === undefined ? {} : { reason: error.reason }),
        ...(until === undefined ? {} : { until }),
      },
    },
  };
}
