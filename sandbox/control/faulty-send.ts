import { setTimeout as pause } from "node:timers/promises";
import type { Answer } from "../dialects/dialect.ts";
import type { RawCall, RawSend, Send, WireCall } from "../door/send.ts";
import {
  hostileFaults,
  lineFaults,
  spellingFaults,
  type CallKind,
  type Fault,
  type FaultAction,
  type FaultBoard,
} from "./faults.ts";
import { sendInPieces } from "./slow-send.ts";
import { spoil } from "./spoil.ts";
import type { Trace } from "./trace.ts";

type Tools = {
  board: FaultBoard;
  trace: Trace;
  send: RawSend;
  now: () => number;
  /** Calls that continue after their sender gave up, so that a stop can wait for them. */
  late: Set<Promise<unknown>>;
};

const kinds: readonly FaultAction[] = [...lineFaults, ...hostileFaults, ...spellingFaults];
const hostile: ReadonlySet<string> = new Set(hostileFaults);
const spelling: ReadonlySet<string> = new Set(spellingFaults);

const kindOf = ({ transactions, round }: WireCall): CallKind =>
  transactions[0]?.kind ?? (round === null ? "balance" : "close");

const isRespelling = (action: FaultAction): boolean => hostile.has(action) || spelling.has(action);

/**
 * When a fault does not apply to a call, the call is sent unchanged and the fault waits for
 * another.
 */
const concerns = (action: FaultAction, call: WireCall): boolean =>
  !isRespelling(action) || spoil(call, action, new Date()) !== null;

/** Sends calls with the active faults applied, and records requests and answers. */
export function faultySend(tools: Tools): Send {
  const held = new Map<string, (() => Promise<void>)[]>();
  const release = async (round: string | null): Promise<void> => {
    if (round === null) return;
    const waiting = held.get(round) ?? [];
    held.delete(round);
    for (const send of waiting) await send();
  };
  return async (call, timeoutMs, stop) => {
    const subject = { dialect: call.dialect, kind: kindOf(call), account: call.account };
    const fault = tools.board.take(subject, kinds, (action) => concerns(action, call));
    if (fault === undefined) {
      const answer = await traced(tools, call, null, () => tools.send(call, timeoutMs, stop));
      await release(call.round);
      return answer;
    }
    if (fault.action === "reorder") {
      if (call.round === null) throw new Error("fault: a balance is not held");
      const sendLate = () => sendAnyway(tools, call, fault.action);
      held.set(call.round, [...(held.get(call.round) ?? []), sendLate]);
      throw new Error("fault: held until a later call of the round was answered");
    }
    return spoiledOrLost(tools, call, fault, timeoutMs, stop);
  };
}

const lateMs = 30_000;

/** A call whose sender has given up waiting. */
async function sendAnyway(tools: Tools, call: WireCall, fault: string): Promise<void> {
  const never = new AbortController().signal;
  // The trace has its answer or failure; the round continues without it.
  await traced(tools, call, fault, () => tools.send(call, lateMs, never)).catch(() => undefined);
}

type Meeting = {
  tools: Tools;
  call: WireCall;
  fault: Fault;
  timeoutMs: number;
  stop: AbortSignal;
  /** Sends the valid call. */
  send: () => Promise<Answer>;
};

function spoiledOrLost(
  tools: Tools,
  call: WireCall,
  fault: Fault,
  timeoutMs: number,
  stop: AbortSignal,
): Promise<Answer> {
  const { action } = fault;
  const send = (): Promise<Answer> =>
    traced(tools, call, action, () => tools.send(call, timeoutMs, stop));
  const meeting = { tools, call, fault, timeoutMs, stop, send };
  if (isRespelling(action)) return respelled(meeting);
  return meetings[action]?.(meeting) ?? send();
}

async function respelled({ tools, call, fault, timeoutMs, stop }: Meeting): Promise<Answer> {
  const { action } = fault;
  const spoiled = spoil(call, action, new Date(tools.now()));
  if (spoiled === null) throw new RangeError(`${action} does not apply to this call`);
  const other = { ...call, headers: spoiled.headers, body: spoiled.body };
  const answer = await traced(tools, other, action, () => tools.send(other, timeoutMs, stop));
  if (spelling.has(action)) return answer;
  throw new Error(`fault: ${action} was answered ${answer.status}; the valid call follows`);
}

const inPieces = (bytes: number, pauseMs: number) => (meeting: Meeting) => {
  const { tools, call, fault, timeoutMs, stop } = meeting;
  return traced(tools, call, fault.action, () =>
    sendInPieces(call, { bytes, pauseMs }, timeoutMs, stop),
  );
};

const meetings: Partial<Record<FaultAction, (meeting: Meeting) => Promise<Answer>>> = {
  drop_request: () => Promise.reject(new Error("fault: lost before it arrived")),
  drop_response: async ({ send }) => {
    await send();
    throw new Error("fault: the answer was lost");
  },
  delay: (meeting) => delayed(meeting),
  http: async ({ fault, send }) => {
    if (fault.isDone) await send();
    return { status: fault.status, body: "<html>bad gateway</html>", headers: new Headers() };
  },
  garbage: async ({ send }) => ({ ...(await send()), body: "\u0000\u0001{]" }),
  truncated: async ({ send }) => {
    const answer = await send();
    return { ...answer, body: answer.body.slice(0, answer.body.length / 2) };
  },
  duplicate: ({ fault, send }) =>
    fault.isParallel ? first(fault.times, send) : inTurn(fault.times, send),
  chunked: inPieces(7, 0),
  slow_loris: inPieces(1, 100),
};

/** Delayed by `ms`: it arrives even after its sender gave up. */
async function delayed({ tools, call, fault, timeoutMs, stop }: Meeting): Promise<Answer> {
  const { ms, action } = fault;
  if (ms < timeoutMs) {
    await pause(ms, undefined, { signal: stop });
    return traced(tools, call, action, () => tools.send(call, timeoutMs - ms, stop));
  }
  const arriving = pause(ms)
    .then(() => sendAnyway(tools, call, action))
    .finally(() => tools.late.delete(arriving));
  tools.late.add(arriving);
  await pause(timeoutMs, undefined, { signal: stop });
  throw new Error("fault: later than the sender waits");
}

/** The first answer of many simultaneous copies; waits for every copy. */
async function first(times: number, send: () => Promise<Answer>): Promise<Answer> {
  const answers = await Promise.allSettled(Array.from({ length: times }, send));
  const answered = answers.find((answer) => answer.status === "fulfilled");
  if (answered === undefined) throw new Error("no copy was answered");
  return answered.value;
}

async function inTurn(times: number, send: () => Promise<Answer>): Promise<Answer> {
  const answer = await send();
  for (let copy = 1; copy < times; copy += 1) await send();
  return answer;
}

async function traced(
  tools: Tools,
  call: RawCall,
  fault: string | null,
  send: () => Promise<Answer>,
): Promise<Answer> {
  const at = tools.now();
  const { dialect, round, method, path, headers, body } = call;
  const request =
    typeof body === "string"
      ? body
      : Buffer.from(body).toString(headers["content-encoding"] === "gzip" ? "base64" : "utf8");
  const note = { at, dialect, round, method, path, fault, headers, request };
  try {
    const answer = await send();
    const isDone = call.judge(answer).kind === "done";
    const { status, body: text } = answer;
    tools.trace.note({ ...note, status, answer: text, error: null, isDone, ms: tools.now() - at });
    return answer;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const nothing = { status: null, answer: null, isDone: false };
    tools.trace.note({ ...note, ...nothing, error: reason, ms: tools.now() - at });
    throw error;
  }
}
