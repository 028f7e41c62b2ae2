import type { Clock } from "#server/kit/clock.ts";
import type { Transaction } from "#server/kit/database.ts";
import { Refusal } from "#server/kit/refusal.ts";
import { lockOther } from "#server/operators/staff/staff.ts";
import { LET_IN_COUNTS_MS } from "#server/operators/let-in/bonds.ts";
import * as store from "#server/operators/let-in/store.ts";
import type { SignedInOperator } from "#server/operators/operator.ts";

/**
 * A third operator confirms having met the colleague in person. Throws Refusal `own_account`,
 * `not_found`, `let_in` for one of the two who invited them, `already_decided` when no confirmation
 * is needed: met before, or created without two colleagues.
 */
export async function meetOperator(
  tx: Transaction,
  clock: Clock,
  operator: SignedInOperator,
  id: bigint,
): Promise<{ name: string; loginId: string }> {
  const { colleague } = await lockOther(tx, operator, id);
  const entry = await store.lockEntry(tx, id);
  if (!entry || entry.checkedBy === null || entry.metAt !== null)
    throw new Refusal("already_decided");
  if (entry.madeBy === operator.operatorId || entry.checkedBy === operator.operatorId)
    throw new Refusal("let_in", {
      until: new Date(entry.at.getTime() + LET_IN_COUNTS_MS).toISOString(),
    });
  await store.markMet(tx, entry.id, operator.operatorId, clock.now());
  return colleague;
}
