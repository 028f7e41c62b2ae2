import type { DuplicateOutcome } from "#contract/office/duplicate-accounts.ts";
import { operatorOf, type Act } from "#server/kit/act.ts";
import { Refusal } from "#server/kit/refusal.ts";
import { changeStatus } from "#server/members/administration/standing.ts";
import * as store from "#server/members/duplicate-accounts/store.ts";
import { lockMember, lockMembers } from "#server/members/store.ts";
import { endSuspension, insertSuspension } from "#server/members/suspensions/store.ts";

type Decision = {
  outcome: DuplicateOutcome;
  /** With the same person: the account that is suspended. */
  secondId: bigint | null;
  findings: string;
};

/**
 * Locks both members and an open review that fits a decision. Throws Refusal `not_found` (no review,
 * or `secondId` is none of its accounts, or it is missing or given for the other outcome),
 * `already_decided`, `stale`.
 */
export async function lockOpenReview(
  { tx }: Pick<Act, "tx">,
  id: bigint,
  { version, outcome, secondId }: Omit<Decision, "findings"> & { version: number },
): Promise<store.ReviewRow> {
  const known = await store.findReview(tx, id);
  if (!known) throw new Refusal("not_found");
  const { memberId, otherId } = known;
  await lockMembers(tx, [memberId, otherId]);
  const review = await store.lockReview(tx, id);
  if (!review) throw new Refusal("not_found");
  if (review.decidedAt !== null) throw new Refusal("already_decided");
  if (review.version !== version) throw new Refusal("stale");
  const fits =
    outcome === "same_person" ? [memberId, otherId].some((each) => each === secondId) : !secondId;
  if (!fits) throw new Refusal("not_found");
  return review;
}

/**
 * Whether the decision lets an account play that the review holds: the suspension is the review's own
 * and no other review needs it. A second operator agrees to that, as to every suspended member who
 * plays again.
 */
export const opensAccount = async (
  { tx }: Pick<Act, "tx">,
  { id, holdId }: store.ReviewRow,
  outcome: DuplicateOutcome,
): Promise<boolean> =>
  outcome === "different_persons" &&
  holdId !== null &&
  !(await store.isHeldByAnother(tx, holdId, id));

/**
 * Ends a locked review with what the act's operator found. With `isOpened`, which is the answer of
 * `opensAccount`, a held account plays again. With the outcome `same_person` the second account is
 * suspended with the ground *rules*: its money stays the member's and can be withdrawn.
 */
export async function decideReview(
  act: Act,
  review: store.ReviewRow,
  { isOpened, ...decision }: Decision & { isOpened: boolean },
): Promise<void> {
  const by = operatorOf(act).operatorId;
  await store.decide(act.tx, review.id, { at: act.clock.now(), by, ...decision });
  const { memberId } = review;
  if (isOpened) await changeStatus(act, { memberId, from: "suspended", to: "active" });
  if (decision.secondId !== null) await suspendSecond(act, decision.secondId);
}

/**
 * Suspends a person's second account. One that a review holds stays suspended with the new ground; one
 * that is suspended for something else, dormant or closed stays as it is.
 */
async function suspendSecond(act: Act, memberId: bigint): Promise<void> {
  const { tx, clock } = act;
  const member = await lockMember(tx, memberId);
  if (member?.status === "active") {
    await changeStatus(act, { memberId, from: "active", to: "suspended", ground: "rules" });
    return;
  }
  if (member?.status !== "suspended" || (await store.findHold(tx, memberId)) === null) return;
  const at = clock.now();
  await endSuspension(tx, memberId, at);
  await insertSuspension(tx, memberId, { ground: "rules", at, by: operatorOf(act).operatorId });
  await act.emit("member.standing_changed", { memberId, status: "suspended" });
}
