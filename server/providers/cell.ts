import type { CallLog } from "#server/games/calls/call-log.ts";
import type { ProviderClocks } from "#server/games/connections/clocks/clocks.ts";
import type { CallerWatch } from "#server/games/credentials/callers.ts";
import type { SecretReader } from "#server/games/credentials/credentials.ts";
import type { RoundWriter } from "#server/games/round-writer.ts";
import type { Clock } from "#server/kit/clock.ts";
import { QueueFull } from "#server/kit/queue-full.ts";
import { traced } from "#server/kit/tracing/tracing.ts";

/** A call with its unmodified bytes, which the signature covers. */
export type ProviderCall = {
  /** The client's address. */
  address: string;
  endpoint: string;
  method: string;
  rawBody: Buffer;
  headers: Readonly<Record<string, string | string[] | undefined>>;
};

/** What a call names, as far as it can be read; also of a refused one. */
type CallSubject = {
  memberRef: string | null;
  gameCode: string | null;
  roundRef: string | null;
};

/** A protocol's answer to a call. `body` is sent exactly. */
export type ProviderAnswer = {
  http: number;
  body: string;
  headers?: Readonly<Record<string, string>>;
  /** `ok`, or the protocol's code, for the record. */
  outcome: string;
  /** The protocol's request for a retry, which some protocols send with HTTP 200. */
  isFault?: true;
};

/** What is known of a call while it is answered; recorded also for a fault. */
export type Seen = {
  isSigned: boolean;
  /** The signed time of the call, Unix time in ms; null where it has none. */
  signedAtMs: number | null;
  subject: CallSubject;
};

/** The addresses that one connection's provider calls. */
export type ProviderCell = {
  connection: string;
  endpoints: readonly { method: "POST" | "PUT"; path: string }[];
  /** Never throws for a provider's error; what it throws is our fault. */
  answer(call: ProviderCall, seen: Seen): Promise<ProviderAnswer>;
  /** The protocol's answer to a call without a valid signature. */
  notSigned(call: ProviderCall): Promise<ProviderAnswer>;
  /** The protocol's request for a retry, for a fault and for a late answer. */
  askAgain(call: ProviderCall): ProviderAnswer;
  /** The protocol's answer to a body above the limit, which was not read. */
  tooLarge(): ProviderAnswer;
};

/** What every cell works with. */
export type CellOptions = {
  writer: RoundWriter;
  clock: Clock;
  connection: string;
  /** The valid secrets or keys. */
  secrets: SecretReader;
};

export type DoorOptions = {
  calls: CallLog;
  /** Called for each signed call. */
  signed: CallerWatch["signed"];
  /** Called for each signed call with a signed time. */
  clockTold: ProviderClocks["called"];
  /** Logs a fault, whose details the answer leaves out. */
  onFault(error: unknown): void;
  deadlineMs?: number;
};

/** Between the shortest timeout of any protocol (2 s) and the database's limit (1.2 s). */
const DEADLINE_MS = 1_800;

/** Answers one call and records it. */
export async function answerCall(
  cell: ProviderCell,
  call: ProviderCall,
  options: DoorOptions,
): Promise<ProviderAnswer> {
  const startedAt = performance.now();
  const cameAtMs = Date.now();
  const seen = unseen();
  const named = { "dalbit.connection": cell.connection, "dalbit.endpoint": call.endpoint };
  const answer = await traced("provider call", named, async (note) => {
    const given = await answerInTime(cell, call, seen, options);
    note({ "dalbit.outcome": given.outcome });
    return given;
  });
  if (seen.isSigned) {
    options.signed(cell.connection, call.address);
    if (seen.signedAtMs !== null) options.clockTold(cell.connection, seen.signedAtMs, cameAtMs);
  }
  options.calls.record({
    connection: cell.connection,
    endpoint: call.endpoint,
    ...seen.subject,
    isSigned: seen.isSigned,
    http: answer.http,
    outcome: answer.outcome,
    isFault: answer.isFault ?? answer.http >= 500,
    durationMs: performance.now() - startedAt,
    body: seen.isSigned ? call.rawBody.toString("utf8") : null,
  });
  return answer;
}

/**
 * Answers one call without a record of it. A fault and a late answer become the protocol's request
 * for a retry, which finds a decision made meanwhile under the same ids.
 */
export async function answerInTime(
  cell: ProviderCell,
  call: ProviderCall,
  seen: Seen,
  options: Pick<DoorOptions, "onFault" | "deadlineMs">,
): Promise<ProviderAnswer> {
  const askAgain = (): ProviderAnswer => ({ ...cell.askAgain(call), isFault: true });
  const answering = cell.answer(call, seen).catch((error: unknown) => {
    // Overload is not logged for each call.
    if (!(error instanceof QueueFull)) options.onFault(error);
    return askAgain();
  });
  const { promise: late, resolve } = Promise.withResolvers<ProviderAnswer>();
  const timer = setTimeout(() => resolve(askAgain()), options.deadlineMs ?? DEADLINE_MS);
  try {
    return await Promise.race([answering, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** What is known of a call before it is read. */
export const unseen = (): Seen => ({
  isSigned: false,
  signedAtMs: null,
  subject: { memberRef: null, gameCode: null, roundRef: null },
});

export const headerOf = (call: ProviderCall, name: string): string | null => {
  const value = call.headers[name];
  return typeof value === "string" ? value : null;
};
