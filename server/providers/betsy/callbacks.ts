import {
  findBet,
  placeBet,
  rollBackBet,
  settleBet,
  unsettleBet,
  type BetDone,
} from "#server/games/bets/bets.ts";
import { WALLET_CURRENCY } from "#server/games/provider.ts";
import { RoundRefusal } from "#server/games/resolving.ts";
import { playerBalance } from "#server/games/rounds.ts";
import { findToken, type LaunchToken } from "#server/games/tokens/tokens.ts";
import { NOTHING } from "#server/kit/money.ts";
import { errorAnswer, errorOf, type BetsyError } from "#server/providers/betsy/outcomes.ts";
import { isSigned, sign, SIGNATURE_HEADER } from "#server/providers/betsy/sign.ts";
import * as wire from "#server/providers/betsy/wire.ts";
import { bodyReader } from "#server/providers/call-body.ts";
import type {
  CellOptions,
  ProviderAnswer,
  ProviderCall,
  ProviderCell,
  Seen,
} from "#server/providers/cell.ts";

class BetsyRefusal extends Error {
  readonly error: BetsyError;

  constructor(error: BetsyError) {
    super(error);
    this.error = error;
  }
}

const wrong = () => new BetsyRefusal("validation");
const { parse, read } = bodyReader({ syntax: wrong, shape: wrong });

type Body = Record<string, unknown>;
type Answered = { http: number; body: Body; outcome: string };

/** The wallet as a Betsy sportsbook calls it; answers are signed like calls. */
export const createBetsyCell = (options: CellOptions): ProviderCell => ({
  connection: options.connection,
  endpoints: [
    { method: "POST", path: "user/profile" },
    { method: "POST", path: "user/balance" },
    { method: "POST", path: "payment/bet" },
    { method: "PUT", path: "payment/bet" },
    { method: "POST", path: "payment/check" },
  ],
  async answer(call, seen) {
    const secrets = await options.secrets(options.connection);
    const signature = call.headers[SIGNATURE_HEADER];
    seen.isSigned = secrets.some((secret) => isSigned(secret, call.rawBody, signature));
    const answered = seen.isSigned
      ? await answerSigned(options, call, seen)
      : refused("badSignature");
    return rendered(answered, secrets[0]);
  },
  async notSigned() {
    const [secret] = await options.secrets(options.connection);
    return rendered(refused("badSignature"), secret);
  },
  askAgain: () => rendered(refused("system"), undefined),
  tooLarge: () => rendered(refused("validation"), undefined),
});

function rendered({ http, body, outcome }: Answered, secret: string | undefined): ProviderAnswer {
  const text = JSON.stringify(body);
  const headers = secret === undefined ? {} : { [SIGNATURE_HEADER]: sign(secret, text) };
  return { http, body: text, outcome, headers };
}

const refused = (error: BetsyError): Answered => {
  const { http, body } = errorAnswer(error);
  return { http, body, outcome: String(body.code) };
};

async function answerSigned(
  options: CellOptions,
  call: ProviderCall,
  seen: Seen,
): Promise<Answered> {
  try {
    const body = parse(call.rawBody);
    seen.subject = wire.subjectOf(body);
    return { http: 200, body: await handle({ ...options, seen }, call, body), outcome: "ok" };
  } catch (error) {
    if (error instanceof BetsyRefusal) return refused(error.error);
    if (error instanceof RoundRefusal) return refused(errorOf[error.code]);
    throw error;
  }
}

type Answering = CellOptions & { seen: Seen };

function handle(options: Answering, call: ProviderCall, body: unknown): Promise<Body> {
  switch (call.endpoint) {
    case "user/profile":
      return profile(options, body);
    case "user/balance":
      return balance(options, body);
    case "payment/check":
      return check(options, body);
    default:
      return payment(options, call.method, read(wire.betRequest, body));
  }
}

/** The launch of a token; its game says which studio the call is about, because calls name none. */
async function launchOf(
  { writer, connection, seen }: Answering,
  token: string | null | undefined,
  memberRef: string | null,
): Promise<LaunchToken> {
  const launch = await findToken(writer.db, connection, token ?? "");
  if (!launch || (memberRef !== null && launch.memberRef !== memberRef))
    throw new BetsyRefusal("invalidToken");
  seen.subject = { ...seen.subject, gameCode: launch.gameCode };
  return launch;
}

async function profile(options: Answering, body: unknown): Promise<Body> {
  const { token } = read(wire.profileRequest, body);
  const launch = await launchOf(options, token, null);
  if (!launch.isCurrent) throw new BetsyRefusal("expiredToken");
  return {
    userId: launch.memberRef,
    currency: WALLET_CURRENCY,
    currencies: [WALLET_CURRENCY],
    isTest: false,
    customFields: {},
  };
}

async function balance(options: Answering, body: unknown): Promise<Body> {
  const { userId, currency, token } = read(wire.balanceRequest, body);
  const launch = await launchOf(options, token, userId);
  if (!launch.isCurrent) throw new BetsyRefusal("expiredToken");
  const amount = await playerBalance(options.writer, { memberRef: userId, currency });
  return { userId, currency, amount: wire.wireAmount(amount) };
}

async function check(options: Answering, body: unknown): Promise<Body> {
  const { transactionId, userId } = read(wire.checkRequest, body);
  const about = { connection: options.connection, memberRef: userId, betRef: transactionId };
  const bet = await findBet(options.writer, { ...about, currency: WALLET_CURRENCY });
  if (!bet || bet.state === "tombstone") throw new BetsyRefusal("validation");
  return {
    transactionId,
    currency: WALLET_CURRENCY,
    amount: wire.wireAmount(bet.state === "settled" ? bet.payout : bet.stake),
    transactionTime: bet.changedAt.toISOString(),
    type: wire.typeOfState[bet.state],
  };
}

async function payment(
  options: Answering,
  method: string,
  request: wire.BetRequest,
): Promise<Body> {
  const phase = wire.phaseOf[`${method} ${request.type}`];
  if (!phase) throw new BetsyRefusal("validation");
  const done = await phases[phase](options, request);
  return { transactionId: request.transactionId, transactionTime: done.at.toISOString() };
}

const callOf = ({ connection }: Answering, request: wire.BetRequest) => ({
  connection,
  memberRef: request.userId,
  currency: request.currency,
  betRef: request.transactionId,
  requestRef: request.requestId,
});

const phases = {
  async place(options, request) {
    if (request.amount === NOTHING) throw new BetsyRefusal("validation");
    const launch = await launchOf(options, request.token, request.userId);
    return placeBet(options.writer, {
      ...callOf(options, request),
      amount: request.amount,
      gameCode: launch.gameCode,
      gameSessionId: launch.gameSessionId,
    });
  },

  async settle(options, request) {
    const result = request.resultType ?? "won";
    if (result === "cashout") {
      const launch = await launchOf(options, request.token, request.userId);
      if (!launch.isCurrent) throw new BetsyRefusal("expiredToken");
    }
    return settleBet(options.writer, {
      ...callOf(options, request),
      amount: request.amount,
      result,
    });
  },

  unsettle: (options, request) => unsettleBet(options.writer, callOf(options, request)),
  rollback: (options, request) => rollBackBet(options.writer, callOf(options, request)),
} satisfies Record<
  (typeof wire.phaseOf)[string],
  (options: Answering, request: wire.BetRequest) => Promise<BetDone>
>;
