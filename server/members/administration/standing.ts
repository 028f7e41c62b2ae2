import { statusChanges, type MemberStatus, type StatusChanges } from "#contract/office/members.ts";
import type { VerificationWay } from "#contract/office/verification-ways.ts";
import type { SuspensionGround } from "#contract/suspension-grounds.ts";
import { operatorOf, type Act } from "#server/kit/act.ts";
import type { Transaction } from "#server/kit/database.ts";
import { Refusal } from "#server/kit/refusal.ts";
import { accountStatus, isEmptied, lockBalances } from "#server/ledger/accounts.ts";
import * as store from "#server/members/administration/store.ts";
import { endClosing, insertReopening } from "#server/members/closing/store.ts";
import { endDormancy } from "#server/members/dormancy/store.ts";
import { endSuspension, insertSuspension } from "#server/members/suspensions/store.ts";
import { settleStakes } from "#server/members/stakes.ts";
import { revokeSessions } from "#server/members/sessions.ts";
import { lockMember, type LockedMember } from "#server/members/store.ts";

type Change<Value> = { memberId: bigint; from: Value; to: Value };
/**
 * `ground` is the class of the reason that a suspended member reads; `verifiedBy` how staff verified
 * the person whose dormant or closed account they open again.
 */
type StatusChange = Change<MemberStatus> & {
  ground?: SuspensionGround | undefined;
  verifiedBy?: VerificationWay | undefined;
};

/** Locks the member. Throws Refusal `not_found`, `stale`, `already_decided` as `changeStatus` does. */
export async function assertStatusChange(
  tx: Transaction,
  { memberId, from, to }: Change<MemberStatus>,
  changes: StatusChanges = statusChanges,
): Promise<void> {
  const member = await lock(tx, memberId);
  if (member.status !== from) throw new Refusal("stale", { now: { status: member.status } });
  if (!changes[from].includes(to) || member.isErased) throw new Refusal("already_decided");
}

/**
 * Changes a member's status as `changes` allows. When a member may no longer play, their
 * sessions end and the ledger refuses every stake. A suspended member signs in again to a reduced
 * session. Stakes of a member who is let in again stay refused while a break holds. An account is
 * closed only when it is empty and nothing is in play, so that no member's money becomes
 * unreachable; what ends play at once is suspending. Throws Refusal
 * `not_found`, `stale` (the status has changed), `already_decided` (there is no such change, or the
 * member was erased), `insufficient_funds` (money is left), `already_waiting` (a request is
 * undecided), `money_in_play`, `account_not_active` (its money is frozen and it would be closed),
 * `verification_missing` (a closed account is opened without saying how the person was verified).
 */
export async function changeStatus(
  act: Act,
  { memberId, from, to, ground = "other", verifiedBy }: StatusChange,
  changes: StatusChanges = statusChanges,
): Promise<{ endedSessions: number }> {
  await assertStatusChange(act.tx, { memberId, from, to }, changes);
  if (to === "closed") await assertNothingLeft(act, memberId);
  await store.updateStatus(act.tx, memberId, to);
  const at = act.clock.now();
  if (from === "closed") {
    if (verifiedBy === undefined) throw new Refusal("verification_missing");
    await insertReopening(act.tx, memberId, { verifiedBy, by: operatorOf(act).operatorId, at });
  }
  // Also one that a process of an earlier release left open when it let the member play again.
  await endSuspension(act.tx, memberId, at);
  if (to === "suspended") {
    const by = act.who.kind === "operator" ? operatorOf(act).operatorId : null;
    await insertSuspension(act.tx, memberId, { ground, at, by });
  }
  if (from === "dormant")
    await endDormancy(act.tx, memberId, { verifiedBy: verifiedBy ?? null, at });
  if (to === "closed") await endClosing(act.tx, memberId, { outcome: "closed", at });
  await settleStakes(act.tx, memberId, to === "active");
  await act.emit("member.standing_changed", { memberId, status: to });
  return { endedSessions: to === "active" ? 0 : await endSessions(act, memberId) };
}

/** Throws Refusal `account_not_active` while the member's money is frozen. */
export async function assertNotFrozen(tx: Transaction, memberId: bigint): Promise<void> {
  if ((await accountStatus(tx, memberId)) === "frozen") throw new Refusal("account_not_active");
}

/** Changes a member's level. Throws Refusal `not_found`, `stale`, `already_decided`. */
export async function changeLevel(act: Act, { memberId, from, to }: Change<number>): Promise<void> {
  const member = await lock(act.tx, memberId);
  if (member.level !== from) throw new Refusal("stale", { now: { level: member.level } });
  if (from === to) throw new Refusal("already_decided");
  await store.updateLevel(act.tx, memberId, to);
  await act.emit("member.level_changed", { memberId, level: to });
}

/** Ends all sessions of a member, whose pages say by what; answers how many ended. */
export async function endSessions(
  act: Act,
  memberId: bigint,
  because: "staff" | "password" = "staff",
): Promise<number> {
  const ended = await revokeSessions(act, memberId, { because });
  await act.emit("member.signed_out", { memberId });
  return ended;
}

/** Locks a member for an act. Throws Refusal `not_found`. */
export async function lock(tx: Transaction, memberId: bigint): Promise<LockedMember> {
  const member = await lockMember(tx, memberId);
  if (!member) throw new Refusal("not_found");
  return member;
}

async function assertNothingLeft(act: Act, memberId: bigint): Promise<void> {
  // Locked first: a stake or a request that is under way is seen once it is committed.
  await lockBalances(act.tx, memberId);
  await assertNotFrozen(act.tx, memberId);
  await act.emit("member.closing", { memberId });
  if (!isEmptied(await lockBalances(act.tx, memberId))) throw new Refusal("insufficient_funds");
}
