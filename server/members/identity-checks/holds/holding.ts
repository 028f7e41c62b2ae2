import type { Act, Acts } from "#server/kit/act.ts";
import type { Queryable } from "#server/kit/database.ts";
import { Refusal } from "#server/kit/refusal.ts";
import { lockBalances } from "#server/ledger/accounts.ts";
import { lockTogether, settleStakes } from "#server/members/stakes.ts";
import * as store from "#server/members/identity-checks/holds/store.ts";
import { lockMember } from "#server/members/store.ts";

const SETTLED_AT_ONCE = 100;

/** Throws Refusal `identity_missing` when it is demanded before deposits and play. */
export async function assertIdentityKnown(db: Queryable, memberId: bigint): Promise<void> {
  if ((await store.findStanding(db, memberId)).isMissing) throw new Refusal("identity_missing");
}

/**
 * Lets the ledger follow whether the member's identity is demanded and verified: it refuses the
 * stakes of one who is held, from the commit on. Never inside a transaction.
 */
export async function followIdentity({ db, perform }: Acts, memberId: bigint): Promise<void> {
  const { isMissing, isHeld } = await store.findStanding(db, memberId);
  if (isMissing === isHeld) return;
  await perform({ kind: "system" }, async (act) => {
    const member = await lockMember(act.tx, memberId);
    await lockBalances(act.tx, memberId);
    await settleIdentity(act, memberId, member?.status === "active");
  });
}

/** The same in an act whose caller has locked the member and the member's accounts. */
export async function settleIdentity(act: Act, memberId: bigint, isActive: boolean): Promise<void> {
  const { isMissing } = await store.findStanding(act.tx, memberId);
  const isChanged = isMissing
    ? await store.insertHold(act.tx, memberId, act.clock.now())
    : await store.deleteHold(act.tx, memberId);
  if (!isChanged) return;
  await settleStakes(act.tx, memberId, isActive);
  await act.emit(isMissing ? "member.identity_needed" : "member.cleared", { memberId });
}

/**
 * Settles members whose jurisdiction changed its rule: those who are signed in, and those who are
 * held and need not be; a bounded number. Answers how many.
 */
export async function settleDueIdentities(act: Act): Promise<number> {
  const members = await store.listToSettle(act.tx, act.clock.now(), SETTLED_AT_ONCE);
  await lockTogether(act.tx, members);
  for (const memberId of members) {
    const member = await lockMember(act.tx, memberId);
    await settleIdentity(act, memberId, member?.status === "active");
  }
  return members.length;
}
