import { adjustmentCauses, type AdjustmentCause } from "#contract/office/wallet.ts";
import type { Act } from "#server/kit/act.ts";
import type { Queryable } from "#server/kit/database.ts";
import { toWon, units, type Money } from "#server/kit/money.ts";
import { Refusal } from "#server/kit/refusal.ts";
import { getAccount, getBalances, houseAccountId, scopeId } from "#server/ledger/accounts.ts";
import { post } from "#server/ledger/post.ts";
import { assertExists } from "#server/members/administration/member-facts.ts";
import { assertNoTestAccount } from "#server/members/testers/test-accounts.ts";
import * as store from "#server/wallet/adjustments/store.ts";

export type Adjustment = {
  memberId: bigint;
  direction: "give" | "take";
  amount: Money;
  cause: AdjustmentCause;
};

/**
 * The result of a proposed correction of a member's cash; every correction needs a second operator,
 * at any amount. Throws the refusals that are already certain: `not_found`, `insufficient_funds`
 * when it would take more than the balance, `test_account` when it would give to one. Answers the cash before and after, in whole won.
 */
export async function foreseeAdjustment(
  db: Queryable,
  adjustment: Adjustment,
): Promise<{ before: number; after: number }> {
  const { memberId, direction, amount } = adjustment;
  await assertExists(db, memberId);
  assertFits(adjustment);
  await assertMayBeGiven(db, adjustment);
  const { cash } = await getBalances(db, memberId);
  if (direction === "take" && amount > cash) throw new Refusal("insufficient_funds");
  const after = units(direction === "give" ? cash + amount : cash - amount);
  return { before: toWon(cash), after: toWon(after) };
}

/**
 * Carries out a correction, once per proposal, and stores its cause. Throws Refusal `not_found`,
 * `insufficient_funds`, `account_not_active` for a frozen account, `test_account`. Answers the cash before and
 * after, in whole won.
 */
export async function adjust(
  act: Act,
  proposalId: bigint,
  adjustment: Adjustment,
): Promise<{ before: number; after: number }> {
  const { memberId, direction, amount, cause } = adjustment;
  const { tx, clock } = act;
  await assertExists(tx, memberId);
  assertFits(adjustment);
  await assertMayBeGiven(tx, adjustment);
  const delta = direction === "give" ? amount : units(0n - amount);
  const [outcome] = await post(tx, [
    {
      account: await getAccount(tx, memberId, "cash"),
      movement: direction === "give" ? "adjustment_given" : "adjustment_taken",
      amount,
      houseAccountId: await houseAccountId(tx, "adjustments"),
      scopeId: await scopeId(tx, "adjustments"),
      key: `adjustment:${proposalId}`,
    },
  ]);
  if (!outcome) throw new Error("the ledger answered no outcome");
  await store.insertAdjustment(tx, { proposalId, memberId, delta, cause, madeAt: clock.now() });
  await act.emit("wallet.adjusted", { memberId });
  const before = units(outcome.balance - delta);
  return { before: toWon(before), after: toWon(outcome.balance) };
}

/** A test account is given money by its own act alone. Throws Refusal `test_account`. */
async function assertMayBeGiven(db: Queryable, { memberId, direction }: Adjustment): Promise<void> {
  if (direction === "give") await assertNoTestAccount(db, memberId);
}

/** Some causes only give, others only take. Throws Refusal `forbidden`. */
function assertFits({ direction, cause }: Adjustment): void {
  const causes: readonly AdjustmentCause[] = adjustmentCauses[direction];
  if (!causes.includes(cause)) throw new Refusal("forbidden");
}

/** The causes of corrections by staff, by the keys of their entries. */
export async function causesOf(
  db: Queryable,
  keys: readonly string[],
): Promise<(key: string) => AdjustmentCause | null> {
  const ids = keys.flatMap((key) => {
    const [, id] = /^adjustment:(\d+)$/.exec(key) ?? [];
    return id === undefined ? [] : [BigInt(id)];
  });
  const rows = ids.length > 0 ? await store.listCauses(db, ids) : [];
  const byKey = new Map(rows.map((row) => [`adjustment:${row.proposalId}`, row.cause]));
  return (key) => byKey.get(key) ?? null;
}
