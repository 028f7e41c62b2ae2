import type { Act } from "#server/kit/act.ts";
import type { Money } from "#server/kit/money.ts";
import { getAccount, houseAccountId, scopeId } from "#server/ledger/accounts.ts";
import { memberMovements } from "#server/ledger/movements.ts";
import type { Movement } from "#server/ledger/operations.ts";
import { post } from "#server/ledger/post.ts";

/** The movements of a member's money that a deposit or a withdrawal causes. */
export type RequestMovement =
  | "deposit"
  | "hold_from_cash"
  | "hold_set_aside"
  | "hold_lifted"
  | "hold_returned"
  | "withdrawal"
  | "withdrawal_returned";

/** Moves a request's amount, each movement once per request, all or none. */
export async function moveRequested(
  { tx }: Act,
  request: { id: bigint; memberId: bigint; amount: Money },
  movements: readonly RequestMovement[],
): Promise<void> {
  if (movements.length === 0) return;
  const operations: Movement[] = [];
  for (const movement of movements) {
    const { account, house } = memberMovements[movement];
    operations.push({
      account: await getAccount(tx, request.memberId, account),
      movement,
      amount: request.amount,
      houseAccountId: await houseAccountId(tx, house),
      scopeId: await scopeId(tx, "payments"),
      key: `${movement}:${request.id}`,
    });
  }
  await post(tx, operations);
}
