import { createHmac, timingSafeEqual } from "node:crypto";
import type { Verdict } from "../books/verdict.ts";
import type { Move, Order } from "./order.ts";
import { igspTiming } from "./timing.ts";
import { noMoney, toText } from "../money.ts";
import { closedUntil, codes } from "./codes.ts";
import type { Answer, Call, Dialect } from "./dialect.ts";
import { decimalAmount, digits, parseExact } from "./json.ts";

/** One pair of keys for both directions, written as `key:secret`. */
export type IgspKeys = { apiKey: string; secret: string };

/** Throws Error for anything but such a pair. */
export function readIgspKeys(text: string): IgspKeys {
  const [apiKey = "", secret = "", ...more] = text.split(":");
  if (apiKey === "" || secret === "" || more.length > 0)
    throw new Error("an iGSP connection needs `key:secret`");
  return { apiKey, secret };
}

const macOf = (secret: string, body: Uint8Array | string, timestamp: string): Buffer =>
  createHmac("sha256", secret).update(body).update(timestamp).digest();

export const igspHeaders = ({ apiKey, secret }: IgspKeys, body: string, now: Date) => {
  const timestamp = now.toISOString();
  return {
    authorization: `Bearer ${apiKey}`,
    "x-timestamp": timestamp,
    "x-signature": macOf(secret, body, timestamp).toString("hex"),
  };
};

/** The standard's tolerance for the signing time, in both directions. */
const skewMs = 5 * 60_000;

/** Whether a call is signed by the operator, within five minutes of `now`. */
export function isIgspSigned(
  { apiKey, secret }: IgspKeys,
  body: Uint8Array,
  headers: Readonly<Record<string, unknown>>,
  now: number,
): boolean {
  const { authorization, "x-timestamp": timestamp, "x-signature": signature } = headers;
  if (typeof timestamp !== "string" || typeof signature !== "string") return false;
  if (authorization !== `Bearer ${apiKey}` || !/^[0-9a-f]{64}$/.test(signature)) return false;
  if (!(Math.abs(Date.parse(timestamp) - now) <= skewMs)) return false;
  return timingSafeEqual(Buffer.from(signature, "hex"), macOf(secret, body, timestamp));
}

const hook = "platforms/game-provider/hooks";

/** iGSP 1.0: one endpoint, decimal numbers, a refund that refers to its bet. */
export const igspDialect = (keys: IgspKeys): Dialect => ({
  name: "igsp",
  timing: igspTiming,
  isBatching: false,
  tellsLosses: false,
  carriesJackpots: false,
  balanceCall: ({ account, currency, walletSession }) => ({
    method: "POST",
    path: hook,
    body: JSON.stringify({
      action: "balance",
      player_id: account,
      currency,
      session_id: walletSession,
    }),
    transactions: [],
  }),
  callsOf: (order) => movesOf(order).map((move) => callOf(order, move)),
  headersOf: (body, now) => igspHeaders(keys, body, now),
  judge,
});

const movesOf = (order: Order): readonly Move[] =>
  order.moves.length > 0
    ? order.moves
    : [{ kind: "payment", name: order.name, amount: noMoney, of: "bet" }];

const actions = { stake: "bet", payment: "win", reversal: "refund" } as const;

function callOf(order: Order, move: Move): Call {
  const { session } = order;
  const round = order.subject.id;
  const id = `${round}-${move.name}`;
  const of = `${round}-${move.of}`;
  const body = {
    action: actions[move.kind],
    player_id: session.account,
    amount: digits(toText(move.amount)),
    currency: session.currency,
    game_id: session.game,
    transaction_id: id,
    session_id: session.walletSession,
    round_id: round,
    finished: order.closes,
    // A refund refers to a bet; the standard has no other kind.
    type: move.kind === "payment" ? "win" : "bet",
    ...(move.kind === "reversal" ? { bet_transaction_id: of } : {}),
  };
  const transaction = {
    id,
    kind: move.kind,
    amount: move.amount,
    of: move.kind === "reversal" ? of : null,
  };
  return {
    method: "POST",
    path: hook,
    body: JSON.stringify(body),
    transactions: [transaction],
  };
}

const codeOf: Readonly<Record<string, string>> = {
  insufficient_funds: codes.notEnoughMoney,
  limit_exceeded: codes.limitReached,
  reality_check: codes.realityCheck,
  session_time: codes.timeUsed,
  no_play_hours: codes.closedHours,
  invalid_amount: codes.amountTooHigh,
  player_not_found: codes.playerInvalid,
  session_not_found: codes.playerInvalid,
  session_expired: codes.playerDisabled,
  player_blocked: codes.playerDisabled,
  currency_mismatch: codes.currencyNotAllowed,
  game_disabled: codes.gameNotAvailable,
  game_not_found: codes.gameNotAvailable,
  bet_not_found: codes.notFound,
  bet_refunded: codes.alreadyReversed,
  invalid_signature: codes.badSignature,
};

/** A refund of a bet that never arrived or was already refunded has succeeded. */
const refunded = new Set(["bet_not_found", "bet_refunded"]);

function judge({ transactions }: Call, { status, body }: Answer): Verdict {
  const answer = parseExact(body) as Record<string, unknown> | undefined;
  if (status === 200) {
    const balance = decimalAmount(answer?.balance);
    if (balance === undefined) return { kind: "unknown", reason: "an answer without a balance" };
    return { kind: "done", balance };
  }
  const error = answer?.error;
  if (![400, 403, 409].includes(status) || typeof error !== "string")
    return { kind: "unknown", reason: `status ${status}` };
  if (transactions[0]?.kind === "reversal" && refunded.has(error)) return { kind: "done" };
  return { kind: "refused", code: closedUntil(codeOf[error] ?? codes.badRequest, answer?.until) };
}
