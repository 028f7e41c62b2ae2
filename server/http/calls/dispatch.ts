import { calls, type CallName, type Caller } from "#contract/calls.ts";
import type { CallContext, Handler, HandlersOf } from "#contract/handler.ts";
import type { Log } from "#server/kit/log.ts";
import { answerCall, type DispatchAnswer } from "#server/http/calls/answering.ts";
import { handlerOf, type Late } from "#server/http/calls/late.ts";

export type Handlers = HandlersOf<CallName>;
export type Dispatch = (
  name: CallName,
  context: CallContext,
  input: unknown,
) => Promise<DispatchAnswer>;

/**
 * Makes a member's call, from a browser or from a page that renders on the server: access, input,
 * the operators' switches, handler, answer.
 */
export const createDispatch =
  (
    options: { handlers: Handlers; late: Late<Handlers> },
    log: Log,
    gate: (name: CallName, context: CallContext) => Promise<void>,
  ): Dispatch =>
  async (name, context, input) => {
    const declared = calls[name];
    if (declared.access === "member" && !context.member)
      return { http: 401, body: { status: "unauthenticated" } };
    const call = { audience: "member", name, declared, log } as const;
    return answerCall(call, input, async (read: never) => {
      await gate(name, context);
      const output = await (handlerOf(options, name, declared) as Handler<CallName>)(context, read);
      return { status: "success" in declared ? declared.success : "success", ...output };
    });
  };

/**
 * A call that failed while a page rendered on the server. The page shows its error state with the
 * reference, as it does for a call of the browser.
 */
class CallFault extends Error {
  readonly answer: DispatchAnswer;
  /** The reference of an unexpected error; undefined for a refusal. */
  readonly id: string | undefined;

  constructor(name: CallName, answer: DispatchAnswer) {
    super(`${name} answered ${answer.http}`);
    this.answer = answer;
    const { id } = answer.body;
    this.id = typeof id === "string" ? id : undefined;
  }
}

/** The contract's caller inside the process, with the session and language of one page. */
export const createCaller =
  (dispatch: Dispatch, context: CallContext): Caller =>
  async (name, input) => {
    const answer = await dispatch(name, context, input);
    if (answer.http === 200 || answer.http === 401) return answer.body as never;
    throw new CallFault(name, answer);
  };
