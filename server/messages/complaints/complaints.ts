import type { ComplaintOutcome } from "#contract/complaints.ts";
import { operatorOf, type Act } from "#server/kit/act.ts";
import type { Transaction } from "#server/kit/database.ts";
import { Refusal } from "#server/kit/refusal.ts";
import { assertNotOwnMeasure } from "#server/members/cases/contests.ts";
import { rulesOfMember } from "#server/members/home-site/home-site.ts";
import * as store from "#server/messages/complaints/store.ts";
import { htmlOfWritten } from "#server/messages/written.ts";

const DAY_MS = 24 * 3_600_000;

/**
 * Starts the clock of a complaint in the transaction that makes a question one: days of 24 hours
 * from the moment it was written, as the member's jurisdiction says now. A thread has one complaint.
 */
export async function lodgeComplaint(
  tx: Transaction,
  { helpId, memberId, lodgedAt }: { helpId: bigint; memberId: bigint; lodgedAt: Date },
): Promise<void> {
  const rules = await rulesOfMember(tx, memberId);
  const after = (days: number) => new Date(lodgedAt.getTime() + days * DAY_MS);
  await store.insertComplaint(tx, {
    helpId,
    memberId,
    lodgedAt,
    answerBy: after(rules.complaintAnswerDays),
    decideBy: after(rules.complaintDecisionDays),
  });
}

/** Notes the first answer in the thread of a complaint; nothing for any other question. */
export const noteAnswer = store.setAnswered;

/**
 * Throws Refusal `complaint_open` when the thread of a question is a complaint without a decision:
 * it is neither closed nor removed before.
 */
export async function assertNoOpenComplaint(tx: Transaction, helpId: bigint): Promise<void> {
  const complaint = await store.lockComplaint(tx, helpId);
  if (complaint && complaint.outcome === null) throw new Refusal("complaint_open");
}

/** The complaints of a member without a decision, by the first question of their threads. */
export const openComplaintsOf = store.listOpenOf;

type Decision = { id: bigint; outcome: ComplaintOutcome; decision: string };

/**
 * Decides a complaint for good; `decision` is text or HTML, stored as members' pages show it, and
 * answers what waits in the thread. Throws Refusal: `not_found` for a question that is none,
 * `already_decided` with the colleague, `own_measure` for an operator who suspended the member,
 * limited them or opened the case that is contested.
 */
export async function decideComplaint(
  act: Act,
  { id, outcome, decision: written }: Decision,
): Promise<{ decision: string }> {
  const { tx } = act;
  const complaint = await store.lockComplaint(tx, id);
  if (!complaint) throw new Refusal("not_found");
  const { helpId, memberId, caseId, decidedBy } = complaint;
  if (complaint.outcome !== null)
    throw new Refusal("already_decided", decidedBy === null ? {} : { operator: decidedBy });
  await assertNotOwnMeasure(act, memberId, caseId);
  const decision = htmlOfWritten(written);
  const { operatorId } = operatorOf(act);
  const by = { operatorId, at: act.clock.now() };
  await store.setDecision(tx, helpId, { outcome, decision, ...by });
  const answered = await store.answerWaiting(tx, helpId, { reply: decision, ...by });
  // A reply in the thread is news of its own; without one a note tells of the decision.
  for (const each of answered) await act.emit("help.answered", { memberId, helpId: each });
  const needsNote = answered.length === 0;
  await act.emit("complaint.decided", { memberId, helpId, needsNote });
  return { decision };
}
