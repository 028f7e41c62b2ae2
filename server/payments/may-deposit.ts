import type { Transaction } from "#server/kit/database.ts";
import { Refusal } from "#server/kit/refusal.ts";
import { accountStatus, lockBalances } from "#server/ledger/accounts.ts";
import { assertNotOnBreak } from "#server/members/breaks/breaks.ts";

/**
 * Refuses a deposit of a member who may not play: it is neither requested nor approved. The accounts
 * stay locked until the transaction ends, so that a suspension or a break comes before or after it.
 * Throws Refusal `on_break`, `account_not_active`.
 */
export async function assertMayDeposit(tx: Transaction, memberId: bigint): Promise<void> {
  await lockBalances(tx, memberId);
  if ((await accountStatus(tx, memberId)) === "open") return;
  await assertNotOnBreak(tx, memberId);
  throw new Refusal("account_not_active");
}
