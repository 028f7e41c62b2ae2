import { operatorOf, type Act } from "#server/kit/act.ts";
import { Refusal } from "#server/kit/refusal.ts";
import { findHolder, insertPosted, setPosted } from "#server/payments/bank-money/store.ts";
import { referencesOf, troubleOf } from "#server/payments/bank-money/troubles.ts";
import { creditDeposit } from "#server/payments/decisions.ts";
import { lockUnassigned } from "#server/payments/statements/lines.ts";
import type { LineRow } from "#server/payments/statements/store.ts";

/**
 * Credits a member with a transfer that no open deposit waits for, in the name of the act's two
 * operators: it becomes an approved deposit in the member's list. Throws the refusals of
 * `lockUnassigned` and of `assertMayDeposit`; `not_found` for an unknown login id. Answers the
 * line as it was and the deposit's id.
 */
export async function postLine(
  act: Act,
  id: bigint,
  loginId: string,
): Promise<{ line: LineRow; depositId: bigint }> {
  const { operatorId, checkerId } = operatorOf(act);
  if (checkerId === undefined) throw new Error("one operator cannot post a transfer to a member");
  const line = await lockUnassigned(act.tx, id);
  const holder = await findHolder(act.tx, loginId);
  if (!holder) throw new Refusal("not_found");
  const told = (await referencesOf(act.tx, [line])).get(line);
  const own = told?.memberId === holder.memberId ? told : undefined;
  const trouble = troubleOf(line, own, holder.owner);
  const { memberId } = holder;
  const { accountId, amount } = line;
  const at = act.clock.now();
  const deposit = { memberId, amount, accountId, reference: own?.reference ?? null, at };
  const depositId = await insertPosted(act.tx, { ...deposit, by: operatorId, checkerId });
  await creditDeposit(act, { id: depositId, memberId, amount }, "line_credited");
  await setPosted(act.tx, id, { depositId, by: operatorId, at, trouble });
  const decided = { memberId, requestId: depositId, kind: "deposit", amount } as const;
  await act.emit("payment.decided", { ...decided, decision: "approved", posted: { trouble } });
  return { line, depositId };
}
