import { operatorOf, type Act } from "#server/kit/act.ts";
import type { Money } from "#server/kit/money.ts";
import { Refusal } from "#server/kit/refusal.ts";
import { lockFrozen } from "#server/ledger/freezing/freezing.ts";
import { postBankMoney } from "#server/payments/bank-money/bank-money.ts";
import { setTrouble } from "#server/payments/bank-money/store.ts";
import { happeningOf } from "#server/payments/claims.ts";
import { assertMayDeposit } from "#server/payments/may-deposit.ts";
import { lockLineOf } from "#server/payments/statements/store.ts";
import { moveRequested, type RequestMovement } from "#server/payments/movements.ts";
import { openPayout } from "#server/payments/payouts/payouts.ts";
import * as store from "#server/payments/store.ts";
import { assertUnsuspected } from "#server/payments/suspicions/suspicions.ts";

export type Decision = "approved" | "refused";

/**
 * The movements of a decision: none for a refused deposit, the return of held money for a refused
 * withdrawal.
 */
const movementsOf: Record<store.RequestKind, Record<Decision, readonly RequestMovement[]>> = {
  // The deposit itself is posted with the amount that came.
  deposit: { approved: [], refused: [] },
  // The money stays on hold until the bank has paid.
  withdrawal: { approved: [], refused: ["hold_lifted", "hold_returned"] },
};

/**
 * Decides a locked, undecided request in the name of the act's operator: moves the money and sends
 * the member a note; `memo` is the operator's plain text for them. A deposit is credited with the
 * amount of the bank statement line that is assigned to it. Throws Refusal `account_not_active` for
 * the approval of a member whose money is frozen, and for a deposit of a member who may not play;
 * `suspected` for the withdrawal of one who is suspected of money laundering;
 * `deposit_free_day` on a day that the member closed, which can be approved on another;
 * `deposit_limit` for one above the member's own limit, which is then refused and sent back.
 */
export async function decide(
  act: Act,
  request: store.LockedRequest,
  decision: Decision,
  memo?: string,
): Promise<void> {
  const isDeposit = request.kind === "deposit" && decision === "approved";
  const credited = isDeposit
    ? await creditAsked(act, request)
    : { amount: request.amount, asked: null, isAwaited: false };
  if (!isDeposit) await moveRequested(act, request, movementsOf[request.kind][decision]);
  if (request.kind === "withdrawal" && decision === "approved") {
    if ((await lockFrozen(act.tx, [request.memberId])).length > 0)
      throw new Refusal("account_not_active");
    await assertUnsuspected(act.tx, [request.memberId]);
    await openPayout(act, request.id, request.amount);
  }
  const { amount, asked, isAwaited } = credited;
  const { operatorId, checkerId } = operatorOf(act);
  const told = memo === undefined ? {} : { memo };
  await store.markDecided(act.tx, request.id, {
    decision,
    at: act.clock.now(),
    by: operatorId,
    isAwaited,
    ...(checkerId !== undefined && { checkerId }),
    ...(asked !== null && { came: amount }),
    ...told,
  });
  const event = { ...happeningOf(request), decision, amount, ...told };
  await act.emit("payment.decided", { ...event, ...(asked !== null && { asked }) });
}

type Credited = { amount: Money; asked: Money | null; isAwaited: boolean };

/** Credits a deposit with what its bank statement line shows, or with what was asked for. */
async function creditAsked(act: Act, request: store.LockedRequest): Promise<Credited> {
  const line = await lockLineOf(act.tx, request.id);
  const amount = line?.amount ?? request.amount;
  await creditDeposit(
    act,
    { ...request, amount },
    line === undefined ? "deposit_awaited" : "line_credited",
  );
  const asked = amount === request.amount ? null : request.amount;
  if (line && asked !== null)
    await setTrouble(act.tx, line.id, amount < asked ? "partial" : "over");
  return { amount, asked, isAwaited: line === undefined };
}

/**
 * Credits a member with a deposit, and takes it from the bank's money that no member has, or from
 * what the bank is to show. Throws the refusals of `assertMayDeposit`.
 */
export async function creditDeposit(
  act: Act,
  deposit: { id: bigint; memberId: bigint; amount: Money },
  step: "line_credited" | "deposit_awaited",
): Promise<void> {
  await assertMayDeposit(act.tx, act.clock, deposit.memberId, deposit.amount);
  await moveRequested(act, deposit, ["deposit"]);
  await postBankMoney(act.tx, step, deposit.amount);
}
