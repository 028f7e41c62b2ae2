import { endOfHold } from "#server/games/end-of-hold.ts";
import { RoundRefusal } from "#server/games/resolving.ts";
import { playerBalance } from "#server/games/rounds.ts";
import type { TransactionPolicy } from "#server/games/transactions/policy.ts";
import { rollBack } from "#server/games/transactions/roll-back.ts";
import { bookStake, bookWin } from "#server/games/transactions/transactions.ts";
import { NOTHING, type Money } from "#server/kit/money.ts";
import { bodyReader } from "#server/providers/call-body.ts";
import {
  headerOf,
  type CellOptions,
  type ProviderAnswer,
  type ProviderCall,
  type ProviderCell,
  type Seen,
} from "#server/providers/cell.ts";
import { errorOf, httpOf, type IgspError } from "#server/providers/igsp/outcomes.ts";
import { isFresh, isSigned, readKeys, signedTimeOf } from "#server/providers/igsp/sign.ts";
import * as wire from "#server/providers/igsp/wire.ts";

/** A stake can be refunded only before its win, because a paid win needs its stake. */
const policy: TransactionPolicy = { winNeeds: "any", rollBackAfterWin: "refused" };

/** The draft's path; providers can configure another one. */
const HOOK = "platforms/game-provider/hooks";

/** Prizes without a stake. */
const PRIZES = new Set(["jackpot", "tournament", "prize"]);
const SESSION = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

class IgspRefusal extends Error {
  readonly error: IgspError;

  constructor(error: IgspError) {
    super(error);
    this.error = error;
  }
}

const wrong = () => new IgspRefusal("invalid_request");
const { parse, read } = bodyReader({ syntax: wrong, shape: wrong });

/** The wallet as an iGSP 1.0 provider calls it: one hook, four actions. */
export const createIgspCell = (options: CellOptions): ProviderCell => ({
  connection: options.connection,
  endpoints: [{ method: "POST", path: HOOK }],
  answer: (call, seen) => answer(options, call, seen),
  notSigned: async () => refused("invalid_signature"),
  askAgain: () => refused("internal_error"),
  tooLarge: () => refused("invalid_request"),
});

const refused = (error: IgspError, more: { until?: string } = {}): ProviderAnswer => ({
  http: httpOf(error),
  body: JSON.stringify({ error, message: error.replaceAll("_", " "), ...more }),
  outcome: error,
});

async function answer(
  options: CellOptions,
  call: ProviderCall,
  seen: Seen,
): Promise<ProviderAnswer> {
  const timestamp = headerOf(call, "x-timestamp");
  const parts = {
    rawBody: call.rawBody,
    timestamp,
    authorization: headerOf(call, "authorization"),
    signature: headerOf(call, "x-signature"),
  };
  const keys = (await options.secrets(options.connection)).map(readKeys);
  seen.isSigned = keys.some((pair) => pair !== null && isSigned(pair, parts));
  seen.signedAtMs = signedTimeOf(timestamp ?? "");
  if (!seen.isSigned || !isFresh(seen.signedAtMs, options.clock.now()))
    return refused("invalid_signature");
  try {
    const body = parse(call.rawBody);
    seen.subject = wire.subjectOf(body);
    const { action } = read(wire.anyRequest, body);
    return {
      http: 200,
      body: JSON.stringify(await handlers[action](options, body)),
      outcome: "ok",
    };
  } catch (error) {
    if (error instanceof IgspRefusal) return refused(error.error);
    if (error instanceof RoundRefusal)
      return refused(
        errorOf[error.code],
        await endOfHold(options.writer, error, seen.subject.memberRef),
      );
    throw error;
  }
}

function amountOf(value: unknown): Money {
  const amount = wire.amountOf(value);
  if (amount === null) throw new IgspRefusal("invalid_amount");
  return amount;
}

const handlers: Record<
  wire.Action,
  (options: CellOptions, body: unknown) => Promise<Record<string, unknown>>
> = {
  async balance({ writer, connection }, body) {
    const { player_id, currency, session_id } = read(wire.balanceRequest, body);
    const balance = await playerBalance(writer, {
      memberRef: player_id,
      currency,
      launch:
        session_id === null || session_id === undefined
          ? undefined
          : { connection, id: launchOf(session_id) },
    });
    return { balance: wire.wireAmount(balance) };
  },

  async bet(options, body) {
    const request = read(wire.betRequest, body);
    return answerOf(
      await bookStake(options.writer, {
        ...callOf(options, request, request.type),
        isFree: request.type === "freespin",
      }),
    );
  },

  async win(options, body) {
    const request = read(wire.winRequest, body);
    return answerOf(
      await bookWin(options.writer, policy, {
        ...callOf(options, request, request.type),
        reference: null,
      }),
    );
  },

  async refund(options, body) {
    const request = read(wire.refundRequest, body);
    const amount = amountOf(request.amount);
    const isFree = request.type === "freespin";
    // A free stake is refunded with zero; any other refund must be above zero.
    if (amount === NOTHING && !isFree) throw new IgspRefusal("invalid_amount");
    const done = await rollBack(options.writer, policy, {
      connection: options.connection,
      memberRef: request.player_id,
      currency: request.currency,
      roundRef: roundOf(request),
      closes: request.finished ?? false,
      key: request.transaction_id,
      original: request.bet_transaction_id,
      amount: isFree ? null : amount,
      isFree,
    });
    // The stake is stored as refunded and refused when it comes late.
    if (done.isUnknown) throw new IgspRefusal("bet_not_found");
    return answerOf(done);
  },
};

const answerOf = ({ balance, id }: { balance: Money; id: string }) => ({
  balance: wire.wireAmount(balance),
  transaction_id: id,
});

/** A movement without a round gets a separate round. */
const roundOf = (request: wire.MovementRequest): string =>
  request.round_id ?? request.transaction_id;

/** A session id of another shape was never opened. */
const launchOf = (session: string): string =>
  SESSION.test(session) ? session : "00000000-0000-0000-0000-000000000000";

const callOf = (options: CellOptions, request: wire.MovementRequest, type: string) => ({
  connection: options.connection,
  memberRef: request.player_id,
  currency: request.currency,
  gameCode: request.game_id,
  roundRef: roundOf(request),
  gameSessionId: launchOf(request.session_id),
  closes: request.finished ?? false,
  key: request.transaction_id,
  amount: amountOf(request.amount),
  tags: [type],
  isPromo: PRIZES.has(type),
});
