import { officeCalls, type OfficeCallName } from "#contract/office/calls.ts";
import { permissionsOf } from "#contract/office/permissions.ts";
import { operatorOf } from "#server/kit/act.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { AppSecret } from "#server/kit/sealed.ts";
import { Refusal } from "#server/kit/refusal.ts";
import type { AnyAct, OfficeHandlers } from "#server/http/calls/office-dispatch.ts";
import { signApproval } from "#server/operators/approvals/signing.ts";
import { writeAudit } from "#server/operators/audit/audit.ts";
import type { OfficeHandler, OperatorContext } from "#server/operators/office-handler.ts";
import {
  lockForDecision,
  markDecided,
  openedPayload,
  type WaitingProposal,
} from "#server/operators/proposals/proposals.ts";
import { findActive } from "#server/operators/staff.ts";

type Handlers = Omit<OfficeHandlers, "decide-proposal">;

/**
 * The second operator's decision. Carries out exactly what was proposed, in the maker's name and
 * with the maker's present permissions; both operators get an audit row, that of the second one with
 * the fingerprint of a signed approval. A link that the act makes is answered to the second operator,
 * who passes it on.
 */
export const proposalDecisions =
  (clock: Clock, appSecret: AppSecret, handlers: Handlers): OfficeHandler<"decide-proposal"> =>
  async (act, context, { id, decision, reason, passkey }) => {
    const { tx } = act;
    const proposal = await lockForDecision(tx, clock, context.operator, BigInt(id), decision);
    const change = {
      object: proposal.object,
      before: { proposal: id, state: "waiting" },
      after: { proposal: id, state: decision === "carry-out" ? "carried-out" : "turned-down" },
    };
    const checkerId = context.operator.operatorId;
    const decided = { checkerId, reason, at: clock.now() };
    if (decision === "turn-down") {
      await markDecided(tx, proposal.id, { ...decided, state: "turned-down" });
      return { answer: {}, audit: change, decided: id };
    }
    const name = proposal.call as OfficeCallName;
    const handler = handlers[name as keyof Handlers] as unknown as AnyAct;
    const makers = await contextOfMaker(tx, clock.now(), context, proposal);
    if (!makers.operator.permissions.has(permissionOf(name))) throw new Refusal("forbidden");
    const { data: input } = officeCalls[name].input.safeParse({
      ...openedPayload(proposal, appSecret),
      reason: proposal.reason,
    });
    // An earlier release may have stored less than the act asks for now: it is proposed again.
    if (input === undefined) throw new Refusal("stale");
    const signed = await signApproval(tx, clock, context, proposal, passkey);
    const who = { ...operatorOf(act), operatorId: proposal.makerId, checkerId };
    const done = await handler({ ...act, who }, makers, input as unknown as { reason: string });
    if ("proposes" in done) throw new Error(`${name} was not carried out by its second operator`);
    await writeAudit(tx, clock, makers, {
      ...done.audit,
      call: name,
      reason: proposal.reason,
      proposalId: proposal.id,
    });
    await markDecided(tx, proposal.id, { ...decided, state: "carried-out" });
    const answer = done.linkForChecker ? { link: done.linkForChecker } : {};
    const audit = { ...change, after: { ...change.after, ...signed } };
    return { answer, audit, decided: id };
  };

function permissionOf(name: OfficeCallName) {
  const { access } = officeCalls[name];
  if (access === "anyone" || access === "operator")
    throw new Error(`${name} asks for no permission, so it cannot have a second operator`);
  return access;
}

/** Throws Refusal `account_not_active` when the maker's account has ended meanwhile. */
async function contextOfMaker(
  tx: Parameters<typeof lockForDecision>[0],
  now: Date,
  context: OperatorContext,
  proposal: WaitingProposal,
): Promise<OperatorContext> {
  const maker = await findActive(tx, proposal.makerId, now);
  if (!maker) throw new Refusal("account_not_active");
  const { sessionId, sessionEndsAt, lastActiveAt, timeZone } = context.operator;
  const permissions = new Set(permissionsOf[maker.role]);
  return {
    ...context,
    proposalId: proposal.id,
    checkerId: context.operator.operatorId,
    operator: {
      ...maker,
      permissions,
      sessionId,
      sessionEndsAt,
      lastActiveAt,
      timeZone,
      emergency: null,
    },
  };
}
