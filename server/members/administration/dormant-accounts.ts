import { type StatusChanges } from "#contract/office/members.ts";
import type { VerificationWay } from "#contract/office/verification-ways.ts";
import { SYSTEM, type Act, type Acts } from "#server/kit/act.ts";
import { assertStatusChange, changeStatus, lock } from "#server/members/administration/standing.ts";
import * as store from "#server/members/dormancy/store.ts";
import { rulesOfSite } from "#server/settings/profiles/rules.ts";
import type { Transaction } from "#server/kit/database.ts";

/**
 * Every other change: the worker makes accounts dormant, and `reopen-dormant-account` opens them
 * again. A `dormant` account has no session, keeps its money, and receives late wins.
 */
const dormancyChanges: StatusChanges = {
  active: ["dormant"],
  suspended: [],
  dormant: ["active"],
  closed: [],
};

const MADE_AT_ONCE = 100;

/**
 * Makes accounts dormant whose notice is due, each in an act of its own; answers how many notices
 * were looked at. A member who used the account or is restricted by then keeps it as it is, and is
 * told anew before it can become dormant. An account that is dormant neither signs in, stakes,
 * deposits nor withdraws; wins are credited, and its money stays owed.
 */
export async function makeDormant({ db, clock, perform }: Acts): Promise<number> {
  const due = await store.listDue(db, clock.now(), MADE_AT_ONCE);
  for (const memberId of due) await perform(SYSTEM, (act) => makeDormantIfDue(act, memberId));
  return due.length;
}

async function makeDormantIfDue(act: Act, memberId: bigint): Promise<void> {
  const { tx } = act;
  const at = act.clock.now();
  await lock(tx, memberId);
  const due = await store.findDue(tx, memberId, at);
  if (!due) return;
  const { dormancyMonths: months } = await rulesOfSite(tx, due.siteId);
  if (due.isUsed) return store.endNotice(tx, memberId, { outcome: "used", at });
  if (due.isRestricted || !(await store.markDormant(tx, memberId, { months, at })))
    return store.endNotice(tx, memberId, { outcome: "void", at });
  await changeStatus(act, { memberId, from: "active", to: "dormant" }, dormancyChanges);
}

const reopened = { from: "dormant", to: "active" } as const;

/** Locks the member. Throws Refusal `not_found`, `stale` when the account is not dormant. */
export const assertDormant = (tx: Transaction, memberId: bigint): Promise<void> =>
  assertStatusChange(tx, { memberId, ...reopened }, dormancyChanges);

/**
 * Opens a dormant account again after staff verified the person, and tells the member. Stakes stay
 * refused while a break, a register or a bar holds. Throws Refusal `not_found`, `stale`.
 */
export async function reopenDormant(
  act: Act,
  memberId: bigint,
  verifiedBy: VerificationWay,
): Promise<void> {
  await changeStatus(act, { memberId, ...reopened, verifiedBy }, dormancyChanges);
  await act.emit("member.reopened", { memberId });
}
