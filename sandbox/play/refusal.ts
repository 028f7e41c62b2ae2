/** The refusals of a game. Each has a text in every language. */
export type RefusalCode =
  | "session_over"
  | "token_used"
  | "invalid"
  | "not_found"
  | "stake_not_offered"
  | "too_early"
  | "round_open"
  | "round_over"
  | "betting_closed"
  | "bet_not_offered"
  | "bet_too_high"
  | "odds_changed"
  | "market_closed"
  | "cash_out_changed"
  | "closing";

export class Refusal extends Error {
  readonly code: RefusalCode;
  /** How long to wait before another attempt. */
  readonly retryAfterMs: number | undefined;
  constructor(code: RefusalCode, retryAfterMs?: number) {
    super(code);
    this.code = code;
    this.retryAfterMs = retryAfterMs;
  }
}
