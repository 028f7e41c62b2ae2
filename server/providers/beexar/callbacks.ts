import { isUtf8 } from "node:buffer";
import type * as z from "zod/mini";
import { playJackpotRound } from "#server/games/jackpots/winning.ts";
import { endOfHold } from "#server/games/end-of-hold.ts";
import { RoundRefusal } from "#server/games/resolving.ts";
import { closeRound, playRound, playerBalance, rollBackRound } from "#server/games/rounds.ts";
import type {
  CellOptions,
  ProviderAnswer,
  ProviderCall,
  ProviderCell,
  Seen,
} from "#server/providers/cell.ts";
import {
  apiErrorOf,
  badRequestError,
  badSignatureError,
  errorBody,
  internalError,
  outcomeOf,
} from "#server/providers/beexar/outcomes.ts";
import { isSigned, SIGNATURE_HEADER } from "#server/providers/beexar/sign.ts";
import * as wire from "#server/providers/beexar/wire.ts";

type Endpoint = "balance" | "betwin" | "rollback" | "finish";
const endpoints: readonly Endpoint[] = ["balance", "betwin", "rollback", "finish"];

type Answer = { http: number; body: unknown };

/**
 * The endpoints that the provider calls. The signature is checked over the raw bytes before anything
 * is parsed; an unclear outcome is a 500, so that the provider repeats the call by key.
 */
export const createBeexarCell = (options: CellOptions): ProviderCell => ({
  connection: options.connection,
  endpoints: endpoints.map((path) => ({ method: "POST", path })),
  async answer(call, seen) {
    const signature = call.headers[SIGNATURE_HEADER];
    const secrets = await options.secrets(options.connection);
    seen.isSigned = secrets.some((secret) => isSigned(secret, call.rawBody, signature));
    if (!seen.isSigned) return notSigned();
    return rendered(await answerSigned(options, call, seen));
  },
  notSigned: async () => notSigned(),
  askAgain: () => rendered(errorBody(internalError)),
  tooLarge: () => rendered(errorBody(badRequestError)),
});

const notSigned = (): ProviderAnswer => rendered(errorBody(badSignatureError));

const rendered = (answer: Answer): ProviderAnswer => ({
  http: answer.http,
  body: JSON.stringify(answer.body),
  outcome: outcomeOf(answer),
});

async function answerSigned(
  options: CellOptions,
  { endpoint, rawBody }: ProviderCall,
  seen: Seen,
): Promise<Answer> {
  const handler = handlers[endpoint as Endpoint];
  try {
    const body = parseJson(rawBody);
    seen.subject = wire.subjectOf(body);
    return { http: 200, body: await handler(options, body) };
  } catch (error) {
    if (error instanceof BadRequest)
      return errorBody(badRequestError, error.field === undefined ? {} : { field: error.field });
    if (!(error instanceof RoundRefusal)) throw error;
    const { code, balance } = error;
    return errorBody(apiErrorOf[code], {
      ...(balance !== null && { balance: wire.wireAmount(balance) }),
      ...(await endOfHold(options.writer, error, seen.subject.memberRef)),
    });
  }
}

class BadRequest extends Error {
  readonly field: string | undefined;
  constructor(field?: string) {
    super("bad request");
    this.field = field;
  }
}

function parseJson(rawBody: Buffer): unknown {
  // Invalid UTF-8 is refused, because decoding would make different names equal.
  if (!isUtf8(rawBody)) throw new BadRequest();
  try {
    return JSON.parse(rawBody.toString("utf8"));
  } catch {
    throw new BadRequest();
  }
}

function read<Shape extends z.ZodMiniType>(shape: Shape, body: unknown): z.output<Shape> {
  const parsed = shape.safeParse(body);
  if (!parsed.success) throw new BadRequest(wire.oddField(parsed.error.issues));
  return parsed.data;
}

/** The same id twice in one call is an error, not a replay. */
function refuseRepeats(ids: readonly string[]): void {
  if (new Set(ids).size !== ids.length) throw new BadRequest();
}

const handlers: Record<Endpoint, (options: CellOptions, body: unknown) => Promise<unknown>> = {
  async balance({ writer }, body) {
    const request = read(wire.balanceRequest, body);
    const balance = await playerBalance(writer, {
      memberRef: request.account_id,
      currency: request.currency,
    });
    return { balance: wire.wireAmount(balance) };
  },

  async betwin({ writer, connection }, body) {
    const request = read(wire.betwinRequest, body);
    refuseRepeats(request.transactions.map((item) => item.id_provider));
    const play = request.transactions.some(({ jackpot }) => jackpot) ? playJackpotRound : playRound;
    const played = await play(
      writer,
      { ...callOf(connection, request), roundRef: request.round_id },
      request.transactions.map(({ id_provider, type, amount, jackpot }) => ({
        key: id_provider,
        kind: type,
        amount,
        jackpot: jackpot ?? undefined,
      })),
    );
    return {
      round_id: played.roundId ?? "",
      balance: wire.wireAmount(played.balance),
      transactions: request.transactions.map((item, index) => ({
        id_provider: item.id_provider,
        id: played.ids[index] ?? "",
        bonus_amount: "0.00",
      })),
    };
  },

  async rollback({ writer, connection }, body) {
    const request = read(wire.rollbackRequest, body);
    refuseRepeats(request.transactions.map((item) => item.id_provider));
    refuseRepeats(request.transactions.map((item) => item.original_id_provider));
    const played = await rollBackRound(
      writer,
      { ...callOf(connection, request), roundRef: request.round_id_provider },
      request.transactions.map((item) => ({
        key: item.id_provider,
        originalKey: item.original_id_provider,
      })),
    );
    return {
      balance: wire.wireAmount(played.balance),
      // The protocol requires a round id also when the original is unknown: then it is the
      // provider's own.
      round_id: played.roundId ?? request.round_id_provider,
      transactions: request.transactions.map((item, index) => ({
        id_provider: item.id_provider,
        id: played.ids[index] ?? "",
      })),
    };
  },

  async finish({ writer, connection }, body) {
    const request = read(wire.finishRequest, body);
    const balance = await closeRound(writer, {
      connection,
      memberRef: request.account_id,
      currency: request.currency,
      roundRef: request.round_id,
    });
    return { balance: wire.wireAmount(balance) };
  },
};

const callOf = (
  connection: string,
  request: {
    account_id: string;
    currency: string;
    game_id?: string | null | undefined;
    session_id?: string | null | undefined;
    finished?: boolean | null | undefined;
  },
) => ({
  connection,
  memberRef: request.account_id,
  currency: request.currency,
  gameCode: request.game_id ?? "",
  gameSessionId: request.session_id ?? null,
  closes: request.finished ?? false,
});
