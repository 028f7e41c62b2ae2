import { operatorOf, type Act } from "#server/kit/act.ts";
import type { Money } from "#server/kit/money.ts";
import { getAccount, houseAccountId, scopeId } from "#server/ledger/accounts.ts";
import type { Movement } from "#server/ledger/operations.ts";
import { post } from "#server/ledger/post.ts";
import { happeningOf } from "#server/payments/claims.ts";
import { assertMayDeposit } from "#server/payments/may-deposit.ts";
import * as store from "#server/payments/store.ts";

export type Decision = "approved" | "refused";

const sides = {
  deposit: { kind: "cash", house: "bank" },
  hold_from_cash: { kind: "cash", house: "holds" },
  hold_set_aside: { kind: "hold", house: "holds" },
  hold_lifted: { kind: "hold", house: "holds" },
  hold_returned: { kind: "cash", house: "holds" },
  withdrawal: { kind: "hold", house: "bank" },
} as const;
type RequestMovement = keyof typeof sides;

/**
 * The movements of a decision: none for a refused deposit, the return of held money for a refused
 * withdrawal.
 */
const movementsOf: Record<store.RequestKind, Record<Decision, readonly RequestMovement[]>> = {
  deposit: { approved: ["deposit"], refused: [] },
  withdrawal: { approved: ["withdrawal"], refused: ["hold_lifted", "hold_returned"] },
};

/**
 * Decides a locked, undecided request in the name of the act's operator: moves the money and sends
 * the member a note; `memo` is the operator's plain text for them. Throws Refusal
 * `account_not_active` for a frozen account, and for a deposit of a member who may not play.
 */
export async function decide(
  act: Act,
  request: store.LockedRequest,
  decision: Decision,
  memo?: string,
): Promise<void> {
  if (request.kind === "deposit" && decision === "approved")
    await assertMayDeposit(act.tx, request.memberId);
  await moveRequested(act, request, movementsOf[request.kind][decision]);
  const { operatorId, checkerId } = operatorOf(act);
  const told = memo === undefined ? {} : { memo };
  await store.markDecided(act.tx, request.id, {
    decision,
    at: act.clock.now(),
    by: operatorId,
    ...(checkerId !== undefined && { checkerId }),
    ...told,
  });
  const { amount } = request;
  await act.emit("payment.decided", { ...happeningOf(request), decision, amount, ...told });
}

/** Moves a request's amount, each movement once per request, all or none. */
export async function moveRequested(
  { tx }: Act,
  request: { id: bigint; memberId: bigint; amount: Money },
  movements: readonly RequestMovement[],
): Promise<void> {
  if (movements.length === 0) return;
  const operations: Movement[] = [];
  for (const movement of movements) {
    const { kind, house } = sides[movement];
    operations.push({
      account: await getAccount(tx, request.memberId, kind),
      movement,
      amount: request.amount,
      houseAccountId: await houseAccountId(tx, house),
      scopeId: await scopeId(tx, "payments"),
      key: `${movement}:${request.id}`,
    });
  }
  await post(tx, operations);
}
