import { operatorOf, type Act } from "#server/kit/act.ts";
import { referencesOf, troubleOf } from "#server/payments/bank-money/troubles.ts";
import { setAsideToReturn, type Receiver } from "#server/payments/returns/returns.ts";
import { lockUnassigned } from "#server/payments/statements/lines.ts";
import type { LineRow } from "#server/payments/statements/store.ts";

/**
 * Begins to return a transfer to the account that two operators agreed on: its money is set aside in
 * the ledger, a payment waits for a file, and the member of its reference is told. Throws the
 * refusals of `lockUnassigned`. Answers the line as it was and the payment's id.
 */
export async function beginReturn(
  act: Act,
  id: bigint,
  receiver: Receiver,
): Promise<{ line: LineRow; payoutId: bigint }> {
  if (operatorOf(act).checkerId === undefined)
    throw new Error("one operator cannot return a transfer");
  const line = await lockUnassigned(act.tx, id);
  const { amount } = line;
  const told = (await referencesOf(act.tx, [line])).get(line);
  const trouble = troubleOf(line, told);
  const transfer = { lineId: id, amount, trouble, memberId: told?.memberId ?? null };
  const payoutId = await setAsideToReturn(act, transfer, receiver);
  return { line, payoutId };
}
