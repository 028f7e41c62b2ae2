import type { Transaction } from "#server/kit/database.ts";
import { allowStakes, lockAccounts } from "#server/ledger/accounts.ts";
import { isBarred } from "#server/members/barred-persons/store.ts";
import { listRunning } from "#server/members/breaks/store.ts";
import { findAskedAt } from "#server/members/closing/store.ts";
import { findStanding } from "#server/members/identity-checks/holds/store.ts";
import { allow as registersAllow } from "#server/members/registers/store.ts";
import { lockMembers } from "#server/members/store.ts";

/**
 * Locks members and their accounts until the transaction ends, for an act on several: first all
 * members by id, then all accounts as postings lock them. Locked one member after the other, the
 * accounts would have another order than those of a batch of bets or of another such act.
 */
export async function lockTogether(tx: Transaction, memberIds: readonly bigint[]): Promise<void> {
  await lockMembers(tx, memberIds);
  await lockAccounts(tx, memberIds);
}

/**
 * Lets the member stake again, unless the account is not active, a break holds, the member
 * has asked that the account is closed, a national register does not allow it, a demanded identity
 * is not verified, or the member is a barred person. Every change of one of them ends with it. The caller has locked the member.
 */
export async function settleStakes(
  tx: Transaction,
  memberId: bigint,
  isActive: boolean,
): Promise<void> {
  const mayPlay =
    isActive &&
    (await listRunning(tx, memberId)).length === 0 &&
    (await findAskedAt(tx, memberId)) === null &&
    (await registersAllow(tx, memberId)) &&
    !(await findStanding(tx, memberId)).isMissing &&
    !(await isBarred(tx, memberId));
  await allowStakes(tx, memberId, mayPlay);
}
