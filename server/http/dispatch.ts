import { randomUUID } from "node:crypto";
import type { RefusalStatus } from "#contract/call.ts";
import { calls, type CallName, type Caller } from "#contract/calls.ts";
import type { CallContext, Handler, HandlersOf } from "#contract/handler.ts";
import type { Log } from "#server/kit/log.ts";
import { Refusal } from "#server/kit/refusal.ts";
import { Overloaded } from "#server/kit/overloaded.ts";
import { busy } from "#server/http/busy.ts";
import { readInput } from "#server/http/field-faults.ts";
import { refusalAnswers } from "#server/http/refusals.ts";

export type Handlers = HandlersOf<CallName>;
type DispatchAnswer = { http: number; body: Record<string, unknown> };
export type Dispatch = (
  name: CallName,
  context: CallContext,
  input: unknown,
) => Promise<DispatchAnswer>;

/**
 * The one way a call is made, from a browser or from a page that renders on the server:
 * access, shape, the gate that operators may have shut, handler, answer. Every refusal and fault becomes an answer here.
 */
export const createDispatch =
  (
    handlers: Handlers,
    log: Log,
    gate: (name: CallName, context: CallContext) => Promise<void>,
  ): Dispatch =>
  async (name, context, input) => {
    const call = calls[name];
    if (call.access === "member" && !context.member)
      return { http: 401, body: { status: "unauthenticated" } };
    const read = readInput(call.input, input);
    if (!read.isRead) return { http: 400, body: { status: "invalid", errors: read.errors } };
    try {
      await gate(name, context);
      const handler = handlers[name] as Handler<CallName>;
      const output = await handler(context, read.data);
      return {
        http: 200,
        body: { status: "success" in call ? call.success : "success", ...output },
      };
    } catch (error) {
      return error instanceof Refusal
        ? answerRefusal(name, error, log)
        : answerFault(name, error, log);
    }
  };

function answerRefusal(name: CallName, refusal: Refusal, log: Log): DispatchAnswer {
  const answer = refusalAnswers[refusal.code];
  if (answer.kind === "http") return { http: answer.http, body: { status: answer.status } };
  if (answer.kind === "field")
    return {
      http: 400,
      body: {
        status: "invalid",
        errors: [{ path: refusal.detail.field ?? answer.path, code: refusal.code }],
      },
    };
  const declared: readonly RefusalStatus[] = calls[name].refusals;
  if (declared.includes(answer.status))
    return { http: 200, body: { status: answer.status, ...refusal.detail } };
  if (answer.status === "time") return { http: 429, body: { status: "time", ...refusal.detail } };
  // A no that the contract does not know is a fault of ours: the page has no words for it.
  return answerFault(name, refusal, log);
}

function answerFault(name: CallName, error: unknown, log: Log): DispatchAnswer {
  if (error instanceof Overloaded) return busy;
  const id = randomUUID();
  log.error({ id, call: name, err: error }, "call failed");
  return { http: 500, body: { status: "error", id } };
}

/** A call that a page rendering on the server could not make; the page shows its error state. */
class CallFault extends Error {
  readonly answer: DispatchAnswer;

  constructor(name: CallName, answer: DispatchAnswer) {
    super(`${name} answered ${answer.http}`);
    this.answer = answer;
  }
}

/** The contract's caller in process, with the session and language of one page. */
export const createCaller =
  (dispatch: Dispatch, context: CallContext): Caller =>
  async (name, input) => {
    const answer = await dispatch(name, context, input);
    if (answer.http === 200 || answer.http === 401) return answer.body as never;
    throw new CallFault(name, answer);
  };
