import type * as z from "zod/mini";
import {
  closeRound,
  playRound,
  playerBalance,
  rollBackRound,
  RoundRefusal,
} from "#server/games/rounds.ts";
import type { CallLog } from "#server/games/calls/call-log.ts";
import type { SecretReader } from "#server/games/credentials/credentials.ts";
import type { RoundDesk } from "#server/games/round-desk.ts";
import {
  apiErrorOf,
  badRequestError,
  badSignatureError,
  errorBody,
  internalError,
  outcomeOf,
} from "#server/providers/beexar/outcomes.ts";
import { isSigned } from "#server/providers/beexar/sign.ts";
import * as wire from "#server/providers/beexar/wire.ts";

export type CallbackAnswer = { http: number; body: unknown };

export type CallbackOptions = {
  desk: RoundDesk;
  connection: string;
  /** The secrets that are taken now. */
  secrets: SecretReader;
  calls: CallLog;
  /** Where a fault is written down; the provider is told only that it was one. */
  onFault(error: unknown): void;
};

type Endpoint = "balance" | "betwin" | "rollback" | "finish";
export const endpoints: readonly Endpoint[] = ["balance", "betwin", "rollback", "finish"];

/**
 * Answers one call of the provider and keeps it for the record. The signature is checked over
 * the raw bytes before anything is parsed; an unclear outcome is a 500, so that the provider
 * asks again by key.
 */
export async function answerCallback(
  options: CallbackOptions,
  endpoint: Endpoint,
  rawBody: Buffer,
  signature: unknown,
): Promise<CallbackAnswer> {
  const startedAt = performance.now();
  const call: Received = { text: null, body: undefined };
  const answer = await answerReceived(options, endpoint, rawBody, signature, call);
  options.calls.record({
    connection: options.connection,
    endpoint,
    ...wire.subjectOf(call.body),
    isSigned: call.text !== null,
    http: answer.http,
    outcome: outcomeOf(answer),
    durationMs: performance.now() - startedAt,
    body: call.text,
  });
  return answer;
}

/** What is known of a call while it is answered; its text once the signature was found good. */
type Received = { text: string | null; body: unknown };

async function answerReceived(
  options: CallbackOptions,
  endpoint: Endpoint,
  rawBody: Buffer,
  signature: unknown,
  call: Received,
): Promise<CallbackAnswer> {
  try {
    const secrets = await options.secrets(options.connection);
    if (!secrets.some((secret) => isSigned(secret, rawBody, signature)))
      return errorBody(badSignatureError);
    call.text = rawBody.toString("utf8");
    call.body = parseJson(call.text);
    return { http: 200, body: await handlers[endpoint](options, call.body) };
  } catch (error) {
    if (error instanceof BadRequest) return errorBody(badRequestError);
    if (error instanceof RoundRefusal) {
      const apiError = apiErrorOf[error.code];
      return errorBody(
        apiError,
        error.balance === null ? undefined : wire.wireAmount(error.balance),
      );
    }
    options.onFault(error);
    return errorBody(internalError);
  }
}

class BadRequest extends Error {}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new BadRequest();
  }
}

function read<Shape extends z.ZodMiniType>(shape: Shape, body: unknown): z.output<Shape> {
  const parsed = shape.safeParse(body);
  if (!parsed.success) throw new BadRequest();
  return parsed.data;
}

/** The same id twice in one call is a contradiction, not a replay. */
function refuseRepeats(ids: readonly string[]): void {
  if (new Set(ids).size !== ids.length) throw new BadRequest();
}

const handlers: Record<Endpoint, (options: CallbackOptions, body: unknown) => Promise<unknown>> = {
  async balance({ desk }, body) {
    const request = read(wire.balanceRequest, body);
    const balance = await playerBalance(desk, {
      memberRef: request.account_id,
      currency: request.currency,
    });
    return { balance: wire.wireAmount(balance) };
  },

  async betwin({ desk, connection }, body) {
    const request = read(wire.betwinRequest, body);
    refuseRepeats(request.transactions.map((item) => item.id_provider));
    const played = await playRound(
      desk,
      { ...callOf(connection, request), roundRef: request.round_id },
      request.transactions.map(({ id_provider, type, amount }) => ({
        key: id_provider,
        kind: type,
        amount,
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

  async rollback({ desk, connection }, body) {
    const request = read(wire.rollbackRequest, body);
    refuseRepeats(request.transactions.map((item) => item.id_provider));
    refuseRepeats(request.transactions.map((item) => item.original_id_provider));
    const played = await rollBackRound(
      desk,
      { ...callOf(connection, request), roundRef: request.round_id_provider },
      request.transactions.map((item) => ({
        key: item.id_provider,
        originalKey: item.original_id_provider,
      })),
    );
    return {
      balance: wire.wireAmount(played.balance),
      round_id: played.roundId ?? "",
      transactions: request.transactions.map((item, index) => ({
        id_provider: item.id_provider,
        id: played.ids[index] ?? "",
      })),
    };
  },

  async finish({ desk, connection }, body) {
    const request = read(wire.finishRequest, body);
    const balance = await closeRound(desk, {
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
    game_id: string;
    session_id?: string | null | undefined;
    finished?: boolean | undefined;
  },
) => ({
  connection,
  memberRef: request.account_id,
  currency: request.currency,
  gameCode: request.game_id,
  gameSessionId: request.session_id ?? null,
  closes: request.finished ?? false,
});
