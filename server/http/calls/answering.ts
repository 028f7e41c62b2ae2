import type * as z from "zod/mini";
import { readingOf, type Audience } from "#contract/refusals.ts";
import { QueueFull } from "#server/kit/queue-full.ts";
import type { Log } from "#server/kit/log.ts";
import { Refusal } from "#server/kit/refusal.ts";
import { busy } from "#server/http/busy.ts";
import { reportFault } from "#server/http/faults.ts";
import { readInput } from "#server/http/field-faults.ts";

export type DispatchAnswer = { http: number; body: Record<string, unknown> };

/** A call and who makes it, member or operator. */
export type Answered = {
  audience: Audience;
  name: string;
  declared: { input: z.ZodMiniType; refusals: readonly string[] };
  log: Log;
  /** The id of an operator's request in the audit trail; a member's call has none. */
  requestId?: string;
};

/**
 * Answers a call of a member or an operator who is known to be allowed to make it: reads the input,
 * does the work, checks the output. Turns every refusal and fault into an answer.
 */
export async function answerCall(
  call: Answered,
  input: unknown,
  work: (input: never) => Promise<Record<string, unknown>>,
): Promise<DispatchAnswer> {
  const read = readInput(call.declared.input, input);
  if (!read.isRead) return { http: 400, body: { status: "invalid", errors: read.errors } };
  try {
    return { http: 200, body: await work(read.data as never) };
  } catch (error) {
    return error instanceof Refusal ? answerRefusal(call, error) : answerFault(call, error);
  }
}

function answerRefusal(call: Answered, refusal: Refusal): DispatchAnswer {
  const { code, detail } = refusal;
  const answer = readingOf(code, call.audience);
  if (typeof answer === "object") {
    if ("http" in answer) return { http: answer.http, body: { status: answer.status } };
    const errors = [{ path: detail.field ?? answer.field, code }];
    return { http: 400, body: { status: "invalid", errors } };
  }
  const body = { status: answer, ...detail };
  if (call.declared.refusals.includes(answer)) return { http: 200, body };
  if (answer === "time") return { http: 429, body };
  // The contract declares no such refusal for this call, so the page has no text for it: a fault.
  return answerFault(call, refusal);
}

function answerFault({ name, audience, log, requestId }: Answered, error: unknown): DispatchAnswer {
  if (error instanceof QueueFull) return busy;
  const about = { call: name, audience, ...(requestId !== undefined && { request: requestId }) };
  return {
    http: 500,
    body: { status: "error", id: reportFault(log, { what: "call failed", error, about }) },
  };
}
