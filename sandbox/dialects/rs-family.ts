import type { Session } from "../books/sessions.ts";
import type { Transaction } from "../books/transactions.ts";
import type { Verdict } from "../books/verdict.ts";
import type { Move, Order } from "./order.ts";
import { rsTiming } from "./timing.ts";
import type { Amount } from "../money.ts";
import { codes } from "./codes.ts";
import type { Answer, Call, Dialect } from "./dialect.ts";
import { digits, parseExact, uuidOf, wholeUnits } from "./json.ts";
import { signRsa, type RsaKeys } from "./rsa.ts";

/** The differences between Hub88 and Caleta towards a wallet. */
type Spelling = {
  name: "hub88" | "caleta";
  signatureHeader: string;
  paths: { balance: string; stake: string; payment: string; reversal: string };
  /** The fields that identify the player. */
  who: (session: Session) => object;
  /** Statuses after which a refused stake needs no roll-back. */
  endsStake: (status: string) => boolean;
};

/** Hub88 requires a roll-back after every refusal but these two. */
const plainRefusals = new Set([
  "RS_ERROR_NOT_ENOUGH_MONEY",
  "RS_ERROR_LIMIT_REACHED",
  "RS_ERROR_BET_LIMIT_EXCEEDED",
]);

export const hub88Spelling: Spelling = {
  name: "hub88",
  signatureHeader: "x-hub88-signature",
  paths: {
    balance: "user/balance",
    stake: "transaction/bet",
    payment: "transaction/win",
    reversal: "transaction/rollback",
  },
  who: ({ account, walletSession }) => ({ user: account, token: walletSession ?? "" }),
  endsStake: (status) => plainRefusals.has(status),
};

export const caletaSpelling: Spelling = {
  name: "caleta",
  signatureHeader: "x-auth-signature",
  paths: {
    balance: "wallet/balance",
    stake: "wallet/bet",
    payment: "wallet/win",
    reversal: "wallet/rollback",
  },
  who: ({ account, walletSession }) => ({ token: walletSession ?? "", supplier_user: account }),
  endsStake: () => true,
};

/** Caleta exchanges a launch's token once; the wallet then refuses stakes with the old token. */
const tokenSwap: Dialect["entering"] = {
  call: ({ walletSession }) => ({
    method: "POST",
    path: "wallet/check",
    body: JSON.stringify({ token: walletSession ?? "" }),
    transactions: [],
  }),
  tokenIn: ({ status, body }) => {
    const answer = parseExact(body) as Record<string, unknown> | undefined;
    return status === 200 && typeof answer?.token === "string" ? answer.token : undefined;
  },
};

/** The family: integers of hundred-thousandths, HTTP 200 with a status, one movement in a call. */
export const rsDialect = (spelling: Spelling, keys: RsaKeys): Dialect => ({
  name: spelling.name,
  timing: rsTiming,
  isBatching: false,
  tellsLosses: false,
  carriesJackpots: false,
  ...(spelling.name === "caleta" ? { entering: tokenSwap } : {}),
  balanceCall: (session) => ({
    method: "POST",
    path: spelling.paths.balance,
    body: JSON.stringify({
      ...spelling.who(session),
      game_code: session.game,
      request_uuid: crypto.randomUUID(),
    }),
    transactions: [],
  }),
  callsOf: (order) => movesOf(order).map((move) => callOf(spelling, order, move)),
  headersOf: (body) => ({ [spelling.signatureHeader]: signRsa(keys, body) }),
  judge: (call, answer) => judge(spelling, call, answer),
});

/** A round without a win is closed with a payment of zero. */
const movesOf = (order: Order): readonly Move[] =>
  order.moves.length > 0
    ? order.moves
    : [{ kind: "payment", name: order.name, amount: 0n as Amount, of: "bet" }];

function callOf(spelling: Spelling, order: Order, move: Move): Call {
  const { session, closes } = order;
  const round = order.subject.id;
  const id = uuidOf(`${round}-${move.name}`);
  const of = uuidOf(`${round}-${move.of}`);
  const common = {
    ...spelling.who(session),
    game_code: session.game,
    request_uuid: uuidOf(`${round}-${move.name}-request`),
    transaction_uuid: id,
    round,
    round_closed: closes,
  };
  const money = {
    currency: session.currency,
    amount: digits(move.amount.toString()),
    is_free: false,
    ...(spelling.name === "hub88"
      ? { supplier_user: session.account, supplier_transaction_id: `${round}-${move.name}` }
      : {}),
  };
  const reference = move.kind === "stake" ? {} : { reference_transaction_uuid: of };
  const body = { ...common, ...(move.kind === "reversal" ? {} : money), ...reference };
  const transaction: Transaction = {
    id,
    kind: move.kind,
    amount: move.amount,
    of: move.kind === "reversal" ? of : null,
  };
  return {
    method: "POST",
    path: spelling.paths[move.kind],
    body: JSON.stringify(body),
    transactions: [transaction],
  };
}

const codeOf: Readonly<Record<string, string>> = {
  RS_ERROR_NOT_ENOUGH_MONEY: codes.notEnoughMoney,
  RS_ERROR_LIMIT_REACHED: codes.limitReached,
  RS_ERROR_BET_LIMIT_EXCEEDED: codes.limitReached,
  RS_ERROR_USER_DISABLED: codes.playerDisabled,
  RS_ERROR_TOKEN_EXPIRED: codes.playerDisabled,
  RS_ERROR_INVALID_TOKEN: codes.playerInvalid,
  RS_ERROR_INVALID_GAME: codes.gameNotAvailable,
  RS_ERROR_WRONG_CURRENCY: codes.currencyNotAllowed,
  RS_ERROR_INVALID_SIGNATURE: codes.badSignature,
  RS_ERROR_TRANSACTION_DOES_NOT_EXIST: codes.notFound,
  RS_ERROR_TRANSACTION_ROLLED_BACK: codes.alreadyReversed,
  RS_ERROR_DUPLICATE_TRANSACTION: codes.alreadyReversed,
  RS_ERROR_WRONG_SYNTAX: codes.badRequest,
  RS_ERROR_WRONG_TYPES: codes.badRequest,
};

function judge(spelling: Spelling, call: Call, { status, body }: Answer): Verdict {
  const answer = parseExact(body) as Record<string, unknown> | undefined;
  const asked = parseExact(call.body) as Record<string, unknown>;
  if (status !== 200 || typeof answer?.status !== "string")
    return { kind: "unknown", reason: `status ${status} without one of theirs` };
  if (answer.request_uuid !== asked.request_uuid)
    return { kind: "unknown", reason: "an answer to another request" };
  const balance = wholeUnits(answer.balance);
  const known = balance === undefined ? {} : { balance };
  if (answer.status === "RS_OK") {
    if (balance === undefined) return { kind: "unknown", reason: "an answer without a balance" };
    return { kind: "done", balance };
  }
  const code = codeOf[answer.status];
  if (code === undefined) return { kind: "unknown", reason: answer.status };
  const isStake = call.path === spelling.paths.stake;
  const takesBack = isStake && !spelling.endsStake(answer.status);
  return { kind: "refused", code, ...known, ...(takesBack ? { takesBack: true } : {}) };
}
