import type { Transaction } from "#server/kit/database.ts";
import type { Money } from "#server/kit/money.ts";
import { houseAccountId } from "#server/ledger/accounts.ts";
import { houseMovements } from "#server/ledger/movements.ts";
import { postHouse } from "#server/ledger/post.ts";

/** What happens to money at the bank that no member has, or that no withdrawal explains. */
type BankStep =
  /** Transfers were imported: the bank has the money, and no member is credited with it. */
  | "bank_line_in"
  /** A member is credited with a transfer: their deposit is posted against the bank. */
  | "line_credited"
  /** A member is credited with a deposit that no statement shows yet. */
  | "deposit_awaited"
  /** The transfer of such a deposit was found. */
  | "awaited_line_came"
  /** The bank paid out, and no withdrawal explains it yet. */
  | "bank_line_out"
  /** A transfer is to go back to its sender. */
  | "return_begun"
  /** It does not: the bank refused the payment, or it was cancelled before. */
  | "return_ended"
  /** The bank paid it back. */
  | "return_shown"
  /** The withdrawal that a paid transfer belongs to: it is posted against the bank. */
  | "withdrawal_shown";

/**
 * Posts one step of bank money, in ledger units. The caller holds the lock of the line or of the
 * deposit and changes its state in the same transaction, so that a step happens once.
 */
export async function postBankMoney(tx: Transaction, step: BankStep, amount: Money): Promise<void> {
  const { from, to } = houseMovements[step];
  await postHouse(tx, step, await houseAccountId(tx, from), await houseAccountId(tx, to), amount);
}
