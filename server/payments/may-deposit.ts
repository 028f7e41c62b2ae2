import type { Clock } from "#server/kit/clock.ts";
import type { Transaction } from "#server/kit/database.ts";
import type { Money } from "#server/kit/money.ts";
import { Refusal } from "#server/kit/refusal.ts";
import { accountStatus, lockBalances } from "#server/ledger/accounts.ts";
import { assertDepositFits } from "#server/ledger/limits/limits.ts";
import { assertNotBarred } from "#server/members/barred-persons/checking.ts";
import { assertNotOnBreak } from "#server/members/breaks/breaks.ts";
import { isClosing } from "#server/members/closing/closing.ts";
import { assertDepositDay } from "#server/members/quiet-times/quiet-times.ts";
import { assertIdentityKnown } from "#server/members/identity-checks/holds/holding.ts";
import { assertNoTestAccount } from "#server/members/testers/test-accounts.ts";
import { assertRegistersAllow } from "#server/members/registers/registers.ts";

/**
 * Refuses a deposit of a member who may not play, on a deposit-free day of theirs, or above their own
 * limit: it is neither requested nor approved. The accounts stay locked until the transaction ends, so that a suspension,
 * a break, a register's answer or a change of a limit comes before or after it. Throws Refusal
 * `on_break`, `person_barred`, `register_not_clear`, `identity_missing`, `account_not_active`, `deposit_free_day`,
 * `deposit_limit`, `test_account`.
 */
export async function assertMayDeposit(
  tx: Transaction,
  clock: Clock,
  memberId: bigint,
  amount: Money,
): Promise<void> {
  await lockBalances(tx, memberId);
  await assertNoTestAccount(tx, memberId);
  await assertIdentityKnown(tx, memberId);
  if ((await accountStatus(tx, memberId)) === "open") {
    await assertDepositDay(tx, memberId);
    return assertDepositFits(tx, clock, memberId, amount);
  }
  await assertNotOnBreak(tx, memberId);
  if (await isClosing(tx, memberId)) throw new Refusal("account_not_active");
  await assertNotBarred(tx, memberId);
  await assertRegistersAllow(tx, memberId);
  throw new Refusal("account_not_active");
}
