import type { LineTrouble } from "#contract/office/statements.ts";
import { operatorOf, type Act } from "#server/kit/act.ts";
import type { Money } from "#server/kit/money.ts";
import { postBankMoney } from "#server/payments/bank-money/bank-money.ts";
import * as store from "#server/payments/returns/store.ts";

export type Receiver = { bankName: string; bankNumber: string; bankOwner: string };
/** The payment of a return, locked. */
type ReturnPayment = { lineId: bigint | null; memberId: bigint | null; amount: Money };

/**
 * Sets the money of a locked transfer aside for a payment back, and tells the member of its
 * reference. Answers the payment's id.
 */
export async function setAsideToReturn(
  act: Act,
  transfer: { lineId: bigint; amount: Money; trouble: LineTrouble | null; memberId: bigint | null },
  receiver: Receiver,
): Promise<bigint> {
  const { lineId, amount, trouble, memberId } = transfer;
  const payment = { lineId, amount, ...receiver, at: act.clock.now() };
  const returnId = await store.insertReturn(act.tx, payment);
  const by = operatorOf(act).operatorId;
  await store.setReturning(act.tx, lineId, { returnId, by, trouble, memberId });
  await postBankMoney(act.tx, "return_begun", amount);
  if (memberId !== null)
    await act.emit("payment.line_returned", { memberId, amount, trouble, outcome: "returning" });
  return returnId;
}

/** The bank paid a return, as an outgoing line shows; the caller ends the payment. */
export const settleReturn = (act: Act, payment: ReturnPayment): Promise<void> =>
  endLine(act, payment, "returned");

/** A return ends without a payment: the transfer is held again. The caller ends the payment. */
export const endReturn = (
  act: Act,
  payment: ReturnPayment,
  why: "return_failed" | "return_cancelled",
): Promise<void> => endLine(act, payment, why);

async function endLine(
  act: Act,
  { lineId, memberId, amount }: ReturnPayment,
  outcome: "returned" | "return_failed" | "return_cancelled",
): Promise<void> {
  if (lineId === null) throw new Error("a payment that returns a transfer has its line");
  const trouble = await store.lockTrouble(act.tx, lineId);
  const handled = { by: operatorOf(act).operatorId, at: act.clock.now() };
  if (outcome === "returned") {
    await store.setReturned(act.tx, lineId, handled);
    await postBankMoney(act.tx, "return_shown", amount);
  } else {
    await store.setHeldAgain(act.tx, lineId, handled);
    await postBankMoney(act.tx, "return_ended", amount);
  }
  if (memberId !== null)
    await act.emit("payment.line_returned", { memberId, amount, trouble, outcome });
}
