import type { Act } from "#server/kit/act.ts";
import type { Transaction } from "#server/kit/database.ts";
import { Refusal } from "#server/kit/refusal.ts";
import { accountStatus } from "#server/ledger/accounts.ts";
import { freeze, unfreeze } from "#server/ledger/freezing/freezing.ts";
import { lock } from "#server/members/administration/standing.ts";
import { settleStakes } from "#server/members/stakes.ts";

/**
 * Freezes a member's money at once, such as at an order of an authority or a suspicion of money
 * laundering. The member stays signed in and is told nothing, because the law may forbid it. Throws
 * Refusal `not_found`, `already_decided` when it is frozen or the member was erased.
 */
export async function freezeMoney({ tx }: Act, memberId: bigint): Promise<void> {
  const { isErased } = await lock(tx, memberId);
  if (isErased || !(await freeze(tx, memberId))) throw new Refusal("already_decided");
}

/** Throws Refusal `not_found`, `already_decided` when the member's money is not frozen. */
export async function assertFrozen(tx: Transaction, memberId: bigint): Promise<void> {
  await lock(tx, memberId);
  if ((await accountStatus(tx, memberId)) !== "frozen") throw new Refusal("already_decided");
}

/**
 * Lifts a freeze; stakes are allowed again as the member's status and breaks say. Throws the
 * refusals of `assertFrozen`.
 */
export async function unfreezeMoney({ tx }: Act, memberId: bigint): Promise<void> {
  const { status } = await lock(tx, memberId);
  if (!(await unfreeze(tx, memberId))) throw new Refusal("already_decided");
  await settleStakes(tx, memberId, status === "active");
}
