import type { Transaction } from "#server/kit/database.ts";
import { allowStakes } from "#server/ledger/accounts.ts";
import { isBarred } from "#server/members/barred-persons/store.ts";
import { listRunning } from "#server/members/breaks/store.ts";
import { allow as registersAllow } from "#server/members/registers/store.ts";

/**
 * Lets the member stake again, unless the account is not active, a break holds, a national
 * register does not allow it, or the member is a barred person. Every change of one of them ends with it. The caller has locked the member.
 */
export async function settleStakes(
  tx: Transaction,
  memberId: bigint,
  isActive: boolean,
): Promise<void> {
  const mayPlay =
    isActive &&
    (await listRunning(tx, memberId)).length === 0 &&
    (await registersAllow(tx, memberId)) &&
    !(await isBarred(tx, memberId));
  await allowStakes(tx, memberId, mayPlay);
}
