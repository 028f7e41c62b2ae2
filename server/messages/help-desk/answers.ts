import type { HelpCategory } from "#contract/help-kinds.ts";
import type { HelpFile } from "#contract/help-files.ts";
import { operatorOf, type Act } from "#server/kit/act.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Transaction } from "#server/kit/database.ts";
import type { NamedFile } from "#server/kit/recognised.ts";
import { Refusal } from "#server/kit/refusal.ts";
import { assertNoOpenComplaint, noteAnswer } from "#server/messages/complaints/complaints.ts";
import { attachToReply, sendFiles } from "#server/messages/files/files.ts";
import * as store from "#server/messages/help-desk/store.ts";
import { assertNotOwnMeasure } from "#server/members/cases/contests.ts";
import { htmlOfWritten } from "#server/messages/written.ts";
import type { SignedInOperator } from "#server/operators/operator.ts";

/** What an operator who took a measure against the member leaves to a colleague. */
const needsAnother: ReadonlySet<HelpCategory> = new Set(["contest", "complaint"]);

/**
 * Answers a member's question. The reply is stored as members' pages show it: sanitised HTML, or
 * paragraphs made of plain text. Answers what was stored. Throws Refusal: `not_found`, also when
 * the member withdrew the question or a file is not attached any more; `already_decided` with the
 * colleague who was first; `own_measure` for a contest of what the operator did, or a complaint of
 * a member whom they suspended or limited.
 */
export async function answerHelp(
  act: Act,
  help: { id: bigint; reply: string; files?: readonly number[] | undefined },
): Promise<{ reply: string }> {
  const { tx, clock } = act;
  const { memberId } = await lockOpen(act, help.id);
  const reply = htmlOfWritten(help.reply);
  const { operatorId } = operatorOf(act);
  await store.answerHelp(tx, help.id, { reply, operatorId, at: clock.now() });
  await noteAnswer(tx, help.id, clock.now());
  await sendFiles(tx, help.id, { ids: help.files, memberId, addedBy: operatorId });
  await store.deleteWriter(tx, { helpId: help.id, operatorId });
  await act.emit("help.answered", { memberId, helpId: help.id });
  return { reply };
}

/** Keeps a file for the reply to an open question. Throws the refusals of `closeHelp`. */
export async function attachReplyFile(act: Act, id: bigint, file: NamedFile): Promise<HelpFile> {
  const { memberId } = await lockOpen(act, id);
  return attachToReply(act, memberId, file);
}

/**
 * Closes a question without an answer; throws the same refusals as `answerHelp`, and
 * `complaint_open` for a complaint without a decision.
 */
export async function closeHelp(act: Act, id: bigint): Promise<void> {
  const { memberId } = await lockOpen(act, id);
  await assertNoOpenComplaint(act.tx, id);
  await store.closeHelp(act.tx, id, act.clock.now());
  await act.emit("help.closed", { memberId, helpId: id });
}

async function lockOpen(act: Act, id: bigint): Promise<store.LockedHelp> {
  const { tx } = act;
  const help = await store.lockHelp(tx, id);
  if (!help || (help.isHidden && help.status === "waiting")) throw new Refusal("not_found");
  if (help.status !== "waiting")
    throw new Refusal(
      "already_decided",
      help.repliedBy === null ? {} : { operator: help.repliedBy },
    );
  const isContest = help.caseId !== null || needsAnother.has(help.category);
  if (isContest) await assertNotOwnMeasure(act, help.memberId, help.caseId);
  return help;
}

/** Writes a remark for colleagues on a question in any state. Throws Refusal `not_found`. */
export async function writeRemark(
  tx: Transaction,
  clock: Clock,
  operator: SignedInOperator,
  remark: { id: bigint; contents: string },
): Promise<bigint> {
  if (!(await store.lockHelp(tx, remark.id))) throw new Refusal("not_found");
  return store.insertRemark(tx, {
    helpId: remark.id,
    operatorId: operator.operatorId,
    contents: remark.contents,
    at: clock.now(),
  });
}
