import type { Act } from "#server/kit/act.ts";
import type { Money } from "#server/kit/money.ts";
import { getAccount, houseAccountId, scopeId } from "#server/ledger/accounts.ts";
import type { Movement } from "#server/ledger/operations.ts";
import { post } from "#server/ledger/post.ts";

const sides = {
  deposit: { kind: "cash", house: "bank" },
  hold_from_cash: { kind: "cash", house: "holds" },
  hold_set_aside: { kind: "hold", house: "holds" },
  hold_lifted: { kind: "hold", house: "holds" },
  hold_returned: { kind: "cash", house: "holds" },
  withdrawal: { kind: "hold", house: "bank" },
  withdrawal_returned: { kind: "cash", house: "unallocated" },
} as const;
export type RequestMovement = keyof typeof sides;

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
