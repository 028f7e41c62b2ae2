import { createHmac } from "node:crypto";
import type { Session } from "../books/sessions.ts";
import type { Transaction } from "../books/transactions.ts";
import type { Verdict } from "../books/verdict.ts";
import type { Order } from "./order.ts";
import { betsyTiming } from "./timing.ts";
import { noMoney, toText, type Amount } from "../money.ts";
import { codes } from "./codes.ts";
import type { Answer, Call, Dialect } from "./dialect.ts";
import { decimalAmount, digits, Digits, parseExact, uuidOf } from "./json.ts";

const signatureHeader = "x-sign-jws";
/** `{"alg":"HS256","typ":"JWT"}` */
const jwsHeader = "eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9";

/** A detached JWS over the exact bytes. */
export function signJws(secret: string, body: string): string {
  const signed = `${jwsHeader}.${Buffer.from(body).toString("base64url")}`;
  return `${jwsHeader}..${createHmac("sha256", secret).update(signed).digest("base64url")}`;
}

/** A sportsbook: one id for a bet in all its phases, with the total payout. */
export const betsyDialect = (secret: string): Dialect => ({
  name: "betsy",
  timing: betsyTiming,
  isBatching: false,
  tellsLosses: true,
  carriesJackpots: false,
  balanceCall: (session) => ({
    method: "POST",
    path: "user/balance",
    body: JSON.stringify({
      userId: session.account,
      currency: session.currency,
      token: session.walletSession ?? "",
      requestId: crypto.randomUUID(),
    }),
    transactions: [],
  }),
  callsOf: (order) => [callOf(order)],
  headersOf: (body) => ({ [signatureHeader]: signJws(secret, body) }),
  judge: (call, answer) => judge(secret, call, answer),
});

/** The first call of a game window, which reads the token's player. */
export const profileCall = (token: string): Call => ({
  method: "POST",
  path: "user/profile",
  body: JSON.stringify({ token, requestId: crypto.randomUUID() }),
  transactions: [],
});

type Phase = { method: "POST" | "PUT"; type: number; amount: Amount; more: object };
const partnerTimedOut = 10;

/** The phase of the bet: placing, settling, undoing a settlement, or rolling the bet back. */
function phaseOf({ moves, result }: Order): Phase {
  const stake = moves.find(({ kind }) => kind === "stake");
  if (stake !== undefined) return { method: "POST", type: 1, amount: stake.amount, more: {} };
  if (result !== null)
    return {
      method: "PUT",
      type: 2,
      amount: result.payout,
      more: { resultType: result.kind },
    };
  const takesStakeBack = moves.find(({ kind, of }) => kind === "reversal" && of === "bet");
  if (takesStakeBack !== undefined)
    return {
      method: "PUT",
      type: 3,
      amount: takesStakeBack.amount,
      more: { errorCode: partnerTimedOut },
    };
  return { method: "PUT", type: 1, amount: noMoney, more: {} };
}

function callOf(order: Order): Call {
  const { session } = order;
  const bet = order.subject.id;
  const { method, type, amount, more } = phaseOf(order);
  const body = {
    token: tokenOf(session),
    transactionId: bet,
    currency: session.currency,
    amount: digits(toText(amount)),
    userId: session.account,
    type,
    requestId: uuidOf(`${bet}-${order.name}`),
    ...more,
    ...(type === 1 && method === "POST" ? { gameType: "sportsbook" } : {}),
  };
  return {
    method,
    path: "payment/bet",
    body: JSON.stringify(body),
    transactions: order.moves.map(({ kind, name, amount: moved, of }): Transaction => ({
      id: `${bet}-${name}`,
      kind,
      amount: moved,
      of: kind === "reversal" ? `${bet}-${of}` : null,
    })),
  };
}

const tokenOf = ({ walletSession }: Session): string => walletSession ?? "";

const codeOf: Readonly<Record<string, string>> = {
  "1": codes.badSignature,
  "3": codes.playerInvalid,
  "4": codes.playerDisabled,
  "5": codes.badRequest,
  "7": codes.notEnoughMoney,
  "8": codes.alreadyReversed,
  "9": codes.playerDisabled,
  "11": codes.amountTooHigh,
  "12": codes.limitReached,
  "13": codes.limitReached,
  "14": codes.playerDisabled,
  "15": codes.playerDisabled,
  "16": codes.playerDisabled,
  "20": codes.badRequest,
  "21": codes.badRequest,
};

function judge(secret: string, call: Call, { status, body, headers }: Answer): Verdict {
  const signature = headers.get(signatureHeader);
  if (signature !== null && signature !== signJws(secret, body))
    return { kind: "unknown", reason: "an answer with a wrong signature" };
  const answer = parseExact(body) as Record<string, unknown> | undefined;
  if (status === 400) {
    const code = answer?.code instanceof Digits ? codeOf[answer.code.text] : undefined;
    if (code !== undefined) return { kind: "refused", code };
  }
  if (status !== 200 || answer === undefined)
    return { kind: "unknown", reason: `status ${status}` };
  if (call.path === "user/balance") {
    const balance = decimalAmount(answer.amount);
    if (balance !== undefined) return { kind: "done", balance };
    return { kind: "unknown", reason: "an answer without an amount" };
  }
  const asked = parseExact(call.body) as Record<string, unknown>;
  if (answer.transactionId !== asked.transactionId)
    return { kind: "unknown", reason: "an answer for another bet" };
  return { kind: "done" };
}
