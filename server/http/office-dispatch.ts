import { officeCalls, type OfficeCallName } from "#contract/office/calls.ts";
import type { OfficeCallDeclaration } from "#contract/office/call.ts";
import type { Act, Acts } from "#server/kit/act.ts";
import type { AppSecret } from "#server/kit/sealed.ts";
import type { Log } from "#server/kit/log.ts";
import { Overloaded } from "#server/kit/overloaded.ts";
import { Refusal } from "#server/kit/refusal.ts";
import { busy } from "#server/http/busy.ts";
import { readInput } from "#server/http/field-faults.ts";
import { officeRefusalAnswers } from "#server/http/office-refusals.ts";
import { writeAudit } from "#server/operators/audit/audit.ts";
import type {
  Done,
  OfficeContext,
  OfficeHandlersOf,
  OperatorContext,
  Proposed,
} from "#server/operators/office-handler.ts";
import type { SignedInOperator } from "#server/operators/operator.ts";
import { propose } from "#server/operators/proposals/proposals.ts";

export type OfficeHandlers = OfficeHandlersOf<OfficeCallName>;
type Caller = OfficeContext & { operator: SignedInOperator | null };
type DispatchAnswer = { http: number; body: Record<string, unknown> };
export type OfficeDispatch = (
  name: OfficeCallName,
  context: Caller,
  input: unknown,
) => Promise<DispatchAnswer>;

export type OfficeDispatchOptions = {
  acts: Acts;
  log: Log;
  /** Seals what is secret in a proposal. */
  appSecret: AppSecret;
  handlers: OfficeHandlers;
};

/** An act as the dispatcher knows it, whichever call it is. */
type AnyInput = Record<string, unknown> & { reason: string };
export type AnyAct = (
  act: Act,
  context: OperatorContext,
  input: AnyInput,
) => Promise<Done<Record<string, unknown>> | { proposes: Proposed }>;

/** Why this caller may not make the call; null when they may. */
function whyNot(call: OfficeCallDeclaration, operator: SignedInOperator | null) {
  if (call.access === "anyone") return null;
  if (!operator) return { http: 401, body: { status: "unauthenticated" } };
  if (call.access === "operator" || operator.permissions.has(call.access)) return null;
  return { http: 403, body: { status: "forbidden" } };
}

/**
 * The one way a call of the back office is made: session, permission, shape, handler. An act
 * runs in a transaction that also holds its audit row, so there is no act without one.
 */
export const createOfficeDispatch =
  (options: OfficeDispatchOptions): OfficeDispatch =>
  async (name, context, input) => {
    const call: OfficeCallDeclaration = officeCalls[name];
    const no = whyNot(call, context.operator);
    if (no) return no;
    const read = readInput(call.input, input);
    if (!read.isRead) return { http: 400, body: { status: "invalid", errors: read.errors } };
    try {
      const handler = options.handlers[name] as unknown;
      const body =
        call.kind === "act"
          ? await doAct(
              options,
              name,
              handler as AnyAct,
              context as OperatorContext,
              read.data as AnyInput,
            )
          : {
              status: "success",
              ...(await (handler as (context: Caller, input: unknown) => Promise<object>)(
                context,
                read.data,
              )),
            };
      return { http: 200, body };
    } catch (error) {
      return error instanceof Refusal
        ? answerRefusal(name, context, error, options.log)
        : answerFault(name, context, error, options.log);
    }
  };

async function doAct(
  { acts, appSecret }: OfficeDispatchOptions,
  call: OfficeCallName,
  handler: AnyAct,
  context: OperatorContext,
  input: AnyInput,
): Promise<Record<string, unknown>> {
  const { reason, ...payload } = input;
  const { clock } = acts;
  return acts.perform(
    { kind: "operator", operatorId: context.operator.operatorId },
    async (act) => {
      const done = await handler(act, context, input);
      if (!("proposes" in done)) {
        await writeAudit(act.tx, clock, context, { ...done.audit, call, reason });
        return { status: "success", ...done.answer };
      }
      const { object, before = null, after = null } = done.proposes;
      const wanted = { call, object, payload, reason, before, after };
      const proposalId = await propose(act.tx, { clock, appSecret }, context, wanted);
      await writeAudit(act.tx, clock, context, {
        object,
        before,
        after: { ...after, proposal: Number(proposalId) },
        call: `propose/${call}`,
        reason,
        proposalId,
      });
      return { status: "proposed", proposalId: Number(proposalId) };
    },
  );
}

function answerRefusal(
  name: OfficeCallName,
  context: Caller,
  refusal: Refusal,
  log: Log,
): DispatchAnswer {
  const answer = officeRefusalAnswers[refusal.code];
  if (typeof answer === "object") return { http: answer.http, body: { status: answer.status } };
  const declared: OfficeCallDeclaration["refusals"] = officeCalls[name].refusals;
  if (declared.includes(answer)) return { http: 200, body: { status: answer, ...refusal.detail } };
  if (answer === "time") return { http: 429, body: { status: "time", ...refusal.detail } };
  // A no that the contract does not know is a fault of ours: the screen has no words for it.
  return answerFault(name, context, refusal, log);
}

function answerFault(
  name: OfficeCallName,
  { requestId }: Caller,
  error: unknown,
  log: Log,
): DispatchAnswer {
  if (error instanceof Overloaded) return busy;
  log.error({ id: requestId, call: name, err: error }, "office call failed");
  return { http: 500, body: { status: "error", id: requestId } };
}
