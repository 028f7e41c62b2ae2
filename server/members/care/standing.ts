import { statusChanges, type MemberStatus } from "#contract/office/members.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Transaction } from "#server/kit/database.ts";
import { Refusal } from "#server/kit/refusal.ts";
import { lockBalances } from "#server/ledger/accounts.ts";
import * as store from "#server/members/care/store.ts";
import { revokeSessions } from "#server/members/sessions/store.ts";

/** What of an account's keys a member is told about when it changes. */
export type KeyChange = "password_reset" | "password_changed" | "withdrawal_password_changed";
/** Leaves a note with the member, in the transaction of the change. */
export type TellMember = (
  tx: Transaction,
  clock: Clock,
  memberId: bigint,
  change: KeyChange,
) => Promise<void>;

/** What other nouns have to do with a member's standing; the room that joins them lends it. */
export type StandingJoins = {
  /** The member's launches take no new stake. */
  endLaunches(tx: Transaction, memberId: bigint): Promise<void>;
  tell: TellMember;
  /** Whether a deposit or a withdrawal is still undecided. */
  hasUndecidedRequest(tx: Transaction, memberId: bigint): Promise<boolean>;
};

type Change<Value> = { memberId: bigint; from: Value; to: Value };

/**
 * Changes a member's status along `statusChanges`; a member who may no longer play is signed
 * out everywhere. An account is closed only when it is left with nothing, so that nobody's money
 * disappears behind a closed door. Throws Refusal `not_found`, `stale` (the status is another by
 * now), `already_decided` (the change does not exist, or the member was erased), `insufficient_funds` (money is left),
 * `already_waiting` (a request is undecided).
 */
export async function changeStatus(
  tx: Transaction,
  clock: Clock,
  joins: StandingJoins,
  { memberId, from, to }: Change<MemberStatus>,
): Promise<{ endedSessions: number }> {
  const member = await lock(tx, memberId);
  if (member.status !== from) throw new Refusal("stale", { now: { status: member.status } });
  if (!statusChanges[from].includes(to) || member.isErased) throw new Refusal("already_decided");
  if (to === "closed") await assertNothingLeft(tx, joins, memberId);
  await store.updateStatus(tx, memberId, to);
  return { endedSessions: to === "active" ? 0 : await endSessions(tx, clock, joins, memberId) };
}

/** Gives a member another level. Throws Refusal `not_found`, `stale`, `already_decided`. */
export async function changeLevel(
  tx: Transaction,
  { memberId, from, to }: Change<number>,
): Promise<void> {
  const member = await lock(tx, memberId);
  if (member.level !== from) throw new Refusal("stale", { now: { level: member.level } });
  if (from === to) throw new Refusal("already_decided");
  await store.updateLevel(tx, memberId, to);
}

/** Signs a member out everywhere; answers how many sessions ended. */
export async function endSessions(
  tx: Transaction,
  clock: Clock,
  joins: Pick<StandingJoins, "endLaunches">,
  memberId: bigint,
): Promise<number> {
  const ended = await revokeSessions(tx, memberId, {}, clock.now());
  await joins.endLaunches(tx, memberId);
  return ended.length;
}

/** Locks a member for an act. Throws Refusal `not_found`. */
export async function lock(tx: Transaction, memberId: bigint): Promise<store.LockedMember> {
  const member = await store.lockMember(tx, memberId);
  if (!member) throw new Refusal("not_found");
  return member;
}

async function assertNothingLeft(
  tx: Transaction,
  joins: StandingJoins,
  memberId: bigint,
): Promise<void> {
  if (await joins.hasUndecidedRequest(tx, memberId)) throw new Refusal("already_waiting");
  const balances = await lockBalances(tx, memberId);
  if (balances.cash > 0n || balances.comp > 0n || balances.hold > 0n)
    throw new Refusal("insufficient_funds");
}
