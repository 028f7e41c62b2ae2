import type { CallLog } from "#server/games/calls/call-log.ts";
import type { CallerWatch } from "#server/games/credentials/callers.ts";
import type { SecretReader } from "#server/games/credentials/credentials.ts";
import type { RoundWriter } from "#server/games/round-writer.ts";
import type { Clock } from "#server/kit/clock.ts";
import { QueueFull } from "#server/kit/queue-full.ts";

/** A call as it came: the bytes are what was signed, so nothing has touched them. */
export type ProviderCall = {
  /** Where it came from. */
  address: string;
  endpoint: string;
  method: string;
  rawBody: Buffer;
  headers: Readonly<Record<string, string | string[] | undefined>>;
};

/** What a call is about, as far as it says so; also of one that is refused. */
type CallSubject = {
  memberRef: string | null;
  gameCode: string | null;
  roundRef: string | null;
};

/** What a protocol made of a call. `body` is exactly what goes out. */
export type ProviderAnswer = {
  http: number;
  body: string;
  headers?: Readonly<Record<string, string>>;
  /** `ok`, or the protocol's code, for the record. */
  outcome: string;
};

/** What is known of a call while it is answered; kept also when the answer is a fault. */
export type Seen = { isSigned: boolean; subject: CallSubject };

/** The addresses that one connection's provider calls. */
export type ProviderCell = {
  connection: string;
  endpoints: readonly { method: "POST" | "PUT"; path: string }[];
  /** Never throws for what the provider did wrong; a throw is a fault of ours. */
  answer(call: ProviderCall, seen: Seen): Promise<ProviderAnswer>;
  /** The protocol's word for a call that the provider did not sign. */
  notSigned(call: ProviderCall): Promise<ProviderAnswer>;
  /** The protocol's "ask again with the same ids", for a fault and for too late an answer. */
  askAgain(call: ProviderCall): ProviderAnswer;
  /** A body that is larger than any call: the protocol's "that is no call", and nothing was read. */
  tooLarge(): ProviderAnswer;
};

/** What every cell works with. */
export type CellOptions = {
  writer: RoundWriter;
  clock: Clock;
  connection: string;
  /** The secrets or keys that are taken now. */
  secrets: SecretReader;
};

export type DoorOptions = {
  calls: CallLog;
  /** Told of each signed call. */
  signed: CallerWatch["signed"];
  /** Logs a fault; the provider's answer says only that there was one. */
  onFault(error: unknown): void;
  deadlineMs?: number;
};

/** Under the shortest time-out of any protocol (2 s) and above what the database may take (1.2 s). */
const DEADLINE_MS = 1_800;

/**
 * Answers one call and keeps it for the record. A fault, and an answer that would come too late,
 * is the protocol's "ask again": what is decided meanwhile is found under the same ids.
 */
export async function answerCall(
  cell: ProviderCell,
  call: ProviderCall,
  options: DoorOptions,
): Promise<ProviderAnswer> {
  const startedAt = performance.now();
  const seen: Seen = { isSigned: false, subject: nobody };
  const answer = await inTime(cell, call, seen, options);
  if (seen.isSigned) options.signed(cell.connection, call.address);
  options.calls.record({
    connection: cell.connection,
    endpoint: call.endpoint,
    ...seen.subject,
    isSigned: seen.isSigned,
    http: answer.http,
    outcome: answer.outcome,
    durationMs: performance.now() - startedAt,
    body: seen.isSigned ? call.rawBody.toString("utf8") : null,
  });
  return answer;
}

async function inTime(
  cell: ProviderCell,
  call: ProviderCall,
  seen: Seen,
  options: DoorOptions,
): Promise<ProviderAnswer> {
  const answering = cell.answer(call, seen).catch((error: unknown) => {
    // Too much at once is no fault to write down for each call.
    if (!(error instanceof QueueFull)) options.onFault(error);
    return cell.askAgain(call);
  });
  const { promise: late, resolve } = Promise.withResolvers<ProviderAnswer>();
  const timer = setTimeout(() => resolve(cell.askAgain(call)), options.deadlineMs ?? DEADLINE_MS);
  try {
    return await Promise.race([answering, late]);
  } finally {
    clearTimeout(timer);
  }
}

const nobody: CallSubject = { memberRef: null, gameCode: null, roundRef: null };

export const headerOf = (call: ProviderCall, name: string): string | null => {
  const value = call.headers[name];
  return typeof value === "string" ? value : null;
};
