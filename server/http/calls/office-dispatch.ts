import { officeCalls, type OfficeCallName } from "#contract/office/calls.ts";
import type { OfficeCallDeclaration } from "#contract/office/call.ts";
import { isEmergencyAct } from "#contract/office/emergency-acts.ts";
import type { ShownMember } from "#contract/office/shown-member.ts";
import type { Act, Acts } from "#server/kit/act.ts";
import { Refusal } from "#server/kit/refusal.ts";
import type { AppSecret } from "#server/kit/sealed.ts";
import type { Log } from "#server/kit/log.ts";
import { answerCall, type DispatchAnswer } from "#server/http/calls/answering.ts";
import { handlerOf, type Late } from "#server/http/calls/late.ts";
import { recordAccess } from "#server/members/accesses/accesses.ts";
import { recordRead } from "#server/operators/auditor-reads/auditor-reads.ts";
import { writeAudit } from "#server/operators/audit/audit.ts";
import {
  isPrepared,
  type Done,
  type OfficeContext,
  type OfficeHandlersOf,
  type OperatorContext,
  type Proposed,
} from "#server/operators/office-handler.ts";
import type { SignedInOperator } from "#server/operators/operator.ts";
import { propose } from "#server/operators/proposals/proposals.ts";

export type OfficeHandlers = OfficeHandlersOf<OfficeCallName>;
type Caller = OfficeContext & { operator: SignedInOperator | null };
export type OfficeDispatch = (
  name: OfficeCallName,
  context: Caller,
  input: unknown,
) => Promise<DispatchAnswer>;

export type OfficeDispatchOptions = {
  acts: Acts;
  log: Log;
  /** Seals the secret fields of a proposal. */
  appSecret: AppSecret;
  handlers: OfficeHandlers;
  /** Handlers of calls that may be late. */
  late: Late<OfficeHandlers>;
  /** Called after every act, before its answer is sent: what everyone is shown may have changed. */
  acted(): void;
};

/** Any act, as the dispatcher sees it. */
type AnyInput = Record<string, unknown> & { reason: string };
export type AnyAct = (
  act: Act,
  context: OperatorContext,
  input: AnyInput,
) => Promise<Done<Record<string, unknown>> | { proposes: Proposed }>;

type AnyPreparedAct = (
  context: OperatorContext,
  input: AnyInput,
) => Promise<(act: Act) => ReturnType<AnyAct>>;

type AnyRead = (context: Caller, input: unknown) => Promise<object>;

/** Why this caller may not make the call; null when they may, also by emergency access. */
function whyNot(name: OfficeCallName, operator: SignedInOperator | null, input: unknown) {
  const { access } = officeCalls[name];
  if (access === "anyone") return null;
  if (!operator) return { http: 401, body: { status: "unauthenticated" } };
  const { emergency, permissions } = operator;
  if (access === "operator" || permissions.has(access)) return null;
  if (emergency && isEmergencyAct(emergency.access, name, input)) return null;
  return { http: 403, body: { status: "forbidden" } };
}

/** Throws Refusal `forbidden` for a proposal that the operator's own role does not make. */
function assertOwnProposal(name: OfficeCallName, { operator }: OperatorContext): void {
  const { access } = officeCalls[name];
  if (access === "anyone" || access === "operator" || operator.permissions.has(access)) return;
  throw new Refusal("forbidden");
}

/**
 * Makes an operator's call: session, permission, input, handler. A call that shows the data of one
 * member is recorded as an access, and each call that an auditor is answered as a read. An act runs
 * in the transaction that also writes its audit row.
 */
export const createOfficeDispatch =
  (options: OfficeDispatchOptions): OfficeDispatch =>
  async (name, context, input) => {
    const declared: OfficeCallDeclaration = officeCalls[name];
    const { db, clock } = options.acts;
    const no = whyNot(name, context.operator, input);
    if (no) return no;
    const { requestId } = context;
    const call = { audience: "operator", name, declared, log: options.log, requestId } as const;
    return answerCall(call, input, async (read: AnyInput) => {
      const handler = handlerOf(options, name, declared) as unknown;
      // `whyNot` has checked that there is an operator where one is needed.
      const signedIn = context as OperatorContext;
      if (declared.kind === "act") {
        const does = isPrepared(name)
          ? await (handler as AnyPreparedAct)(signedIn, read)
          : (act: Act) => (handler as AnyAct)(act, signedIn, read);
        const done = await doAct(options, { name, does }, signedIn, read).finally(options.acted);
        await recordRead(db, clock, signedIn, { call: name, declared }, read);
        return done;
      }
      const answer = await (handler as AnyRead)(context, read);
      if (context.operator) await recordRead(db, clock, signedIn, { call: name, declared }, read);
      // Before the answer is sent: what cannot be recorded is not shown.
      if (declared.shows) await recordShown(options.acts, signedIn, declared.shows, read, answer);
      return { status: "success", ...answer };
    });
  };

/** Records the access to the data of the one member whom the call shows, if it shows one. */
async function recordShown(
  { db, clock }: Acts,
  { operator: { operatorId, sessionId, role }, address }: OperatorContext,
  { part, in: where, path }: ShownMember,
  input: object,
  answer: object,
): Promise<void> {
  const name = path.reduce<unknown>(
    (value, key) => (value as Record<string, unknown> | null | undefined)?.[key],
    where === "input" ? input : answer,
  );
  if (typeof name !== "number" && typeof name !== "string") return;
  const member = typeof name === "number" ? BigInt(name) : name;
  await recordAccess(db, clock, { operatorId, sessionId, role, address }, member, part);
}

async function doAct(
  { acts, appSecret }: OfficeDispatchOptions,
  { name: call, does }: { name: OfficeCallName; does: (act: Act) => ReturnType<AnyAct> },
  context: OperatorContext,
  input: AnyInput,
): Promise<Record<string, unknown>> {
  const { reason, ...payload } = input;
  const { clock } = acts;
  return acts.perform(
    { kind: "operator", operatorId: context.operator.operatorId },
    async (act) => {
      const done = await does(act);
      if (!("proposes" in done)) {
        await writeAudit(act.tx, clock, context, { ...done.audit, call, reason });
        const { audit, decided } = done;
        await act.emit("operator.acted", {
          memberId: null,
          call,
          object: audit.object,
          ...(decided !== undefined && { decided }),
        });
        return { status: "success", ...done.answer };
      }
      assertOwnProposal(call, context);
      const { object, before = null, after = null } = done.proposes;
      const wanted = { call, object, payload, reason, before, after };
      const proposalId = await propose(act.tx, { clock, appSecret }, context, wanted);
      const proposed = `propose/${call}`;
      await writeAudit(act.tx, clock, context, {
        object,
        before,
        after: { ...after, proposal: Number(proposalId) },
        call: proposed,
        reason,
        proposalId,
      });
      await act.emit("operator.acted", { memberId: null, call: proposed, object });
      return { status: "proposed", proposalId: Number(proposalId) };
    },
    context.setLastEvent,
  );
}
