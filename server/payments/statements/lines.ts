import type { Clock } from "#server/kit/clock.ts";
import { violatedConstraint, type Transaction } from "#server/kit/database.ts";
import { Refusal } from "#server/kit/refusal.ts";
import { hasReference } from "#server/payments/senders/sender.ts";
import * as store from "#server/payments/statements/store.ts";

/** The object name of a line in the audit trail. */
export const lineObject = (id: bigint): string => `statement-line:${id}`;

async function lockOpen(tx: Transaction, id: bigint): Promise<store.LineRow> {
  const line = await store.lockLine(tx, id);
  if (!line) throw new Refusal("not_found");
  if (line.settledAt !== null) throw new Refusal("stale", staleDetail(line));
  return line;
}

const staleDetail = ({ handledBy }: store.LineRow) =>
  handledBy === null ? {} : { operator: handledBy };

/**
 * Assigns a transfer to a deposit, and settles it when the deposit is already approved. Repeating
 * it changes nothing. Throws Refusal `not_found`, also for a line of another account; `stale` when
 * the line or the deposit is assigned otherwise, the line is ignored or the deposit was cancelled;
 * `amount_outside_limits` when the amounts differ.
 */
export async function matchLine(
  tx: Transaction,
  by: bigint,
  id: bigint,
  depositId: bigint,
): Promise<store.LineRow> {
  // Locks the deposit first, as all acts on it do, to prevent deadlocks.
  const deposit = await store.lockDeposit(tx, depositId);
  if (!deposit) throw new Refusal("not_found");
  return matchLocked(tx, by, id, { ...deposit, id: depositId });
}

/** The same for a deposit that is already locked. */
export async function matchLocked(
  tx: Transaction,
  by: bigint,
  id: bigint,
  deposit: store.LockedDeposit & { id: bigint },
): Promise<store.LineRow> {
  const depositId = deposit.id;
  const line = await lockOpen(tx, id);
  if (line.depositId === depositId) return line;
  if (deposit.accountId !== null && deposit.accountId !== line.accountId)
    throw new Refusal("not_found");
  if (line.depositId !== null || line.ignoredAt !== null)
    throw new Refusal("stale", staleDetail(line));
  if (deposit.decision !== null && deposit.decision !== "approved") throw new Refusal("stale");
  if (deposit.amount !== line.amount) throw new Refusal("amount_outside_limits");
  const isNamed = hasReference(`${line.memo} ${line.sender}`, deposit.reference);
  try {
    await store.setDeposit(tx, id, {
      depositId,
      as: isNamed ? "reference" : "chosen",
      by,
      settledAt: deposit.decidedAt,
    });
  } catch (error) {
    if (violatedConstraint(error) === "payment_statement_lines_one_deposit")
      throw new Refusal("stale");
    throw error;
  }
  return line;
}

/** Removes an assignment. Throws Refusal `not_found`, `stale` when it is settled. */
export async function unmatchLine(tx: Transaction, id: bigint): Promise<store.LineRow> {
  const line = await lockOpen(tx, id);
  await store.setDeposit(tx, id, null);
  return line;
}

/**
 * Ignores a transfer that belongs to no deposit, or restores it. Throws Refusal `not_found`;
 * `stale` when it is settled or assigned to a deposit.
 */
export async function ignoreLine(
  tx: Transaction,
  clock: Clock,
  by: bigint,
  id: bigint,
  isIgnored: boolean,
): Promise<store.LineRow> {
  const line = await lockOpen(tx, id);
  if (line.depositId !== null || (line.ignoredAt !== null) === isIgnored)
    throw new Refusal("stale", staleDetail(line));
  await store.setIgnored(tx, id, isIgnored ? { by, at: clock.now() } : null);
  return line;
}
