import { operatorOf, type Act } from "#server/kit/act.ts";
import { violatedConstraint, type Transaction } from "#server/kit/database.ts";
import type { Money } from "#server/kit/money.ts";
import { Refusal } from "#server/kit/refusal.ts";
import { assertNoneWaiting } from "#server/operators/proposals/proposals.ts";
import { postBankMoney } from "#server/payments/bank-money/bank-money.ts";
import { setHeld } from "#server/payments/bank-money/store.ts";
import { referencesOf, troubleOf } from "#server/payments/bank-money/troubles.ts";
import { hasReference } from "#server/payments/senders/sender.ts";
import * as store from "#server/payments/statements/store.ts";

/** The object name of a line in the audit trail. */
export const lineObject = (id: bigint): string => `statement-line:${id}`;

async function lockOpen(tx: Transaction, id: bigint): Promise<store.LineRow> {
  const line = await store.lockLine(tx, id);
  if (!line) throw new Refusal("not_found");
  if (line.settledAt !== null || line.state === "returning")
    throw new Refusal("stale", staleDetail(line));
  return line;
}

const staleDetail = ({ handledBy }: store.LineRow) =>
  handledBy === null ? {} : { operator: handledBy };

/**
 * Assigns a transfer to a deposit, and settles it when the deposit is already approved. Repeating
 * it changes nothing. Throws Refusal `not_found`, also for a line of another account; `stale` when
 * the line or the deposit is assigned otherwise, the line is held or the deposit was cancelled;
 * `amount_outside_limits` when the amounts differ; `proposal_waiting` while a second operator is to
 * decide about the line.
 */
export async function matchLine(act: Act, id: bigint, depositId: bigint): Promise<store.LineRow> {
  const { tx } = act;
  // Locks the deposit first, as all acts on it do, to prevent deadlocks.
  const deposit = await store.lockDeposit(tx, depositId);
  if (!deposit) throw new Refusal("not_found");
  return matchLocked(act, id, { ...deposit, id: depositId });
}

/**
 * The same for a deposit that is already locked. `came` is the amount of the line that the operator
 * saw, for an undecided deposit that asked for another one.
 */
export async function matchLocked(
  act: Act,
  id: bigint,
  deposit: store.LockedDeposit & { id: bigint },
  came?: Money,
): Promise<store.LineRow> {
  const { tx, clock } = act;
  const depositId = deposit.id;
  const line = await lockOpen(tx, id);
  if (line.depositId === depositId) return line;
  if (line.isOutgoing) throw new Refusal("not_found");
  await assertNoneWaiting(tx, clock, lineObject(id));
  if (deposit.accountId !== null && deposit.accountId !== line.accountId)
    throw new Refusal("not_found");
  if (line.depositId !== null || line.heldAt !== null)
    throw new Refusal("stale", staleDetail(line));
  if (deposit.decision !== null && deposit.decision !== "approved") throw new Refusal("stale");
  if ((came ?? deposit.amount) !== line.amount) throw new Refusal("amount_outside_limits");
  const isNamed = hasReference(`${line.memo} ${line.sender}`, deposit.reference);
  try {
    await store.setDeposit(tx, id, {
      depositId,
      as: isNamed ? "reference" : "chosen",
      by: operatorOf(act).operatorId,
      settledAt: deposit.decidedAt,
    });
  } catch (error) {
    if (violatedConstraint(error) === "payment_statement_lines_one_deposit")
      throw new Refusal("stale");
    throw error;
  }
  if (deposit.decidedAt !== null) await settleApproved(tx, depositId, deposit);
  return line;
}

/** Settles the line of a deposit that is already approved: its money belongs to the member now. */
async function settleApproved(
  tx: Transaction,
  depositId: bigint,
  { isAwaited, amount }: store.LockedDeposit,
): Promise<void> {
  if (isAwaited) await store.setArrived(tx, depositId);
  await postBankMoney(tx, isAwaited ? "awaited_line_came" : "line_credited", amount);
}

/** Removes an assignment. Throws Refusal `not_found`, `stale` when it is settled or there is none. */
export async function unmatchLine(tx: Transaction, id: bigint): Promise<store.LineRow> {
  const line = await lockOpen(tx, id);
  if (line.depositId === null) throw new Refusal("stale", staleDetail(line));
  await store.setDeposit(tx, id, null);
  return line;
}

/**
 * Locks an incoming transfer that belongs to no deposit, open or held. Throws Refusal `not_found`; `stale`
 * when it has an end or is assigned to a deposit; `proposal_waiting` while a second operator is to
 * decide about it.
 */
export async function lockUnassigned(tx: Transaction, id: bigint): Promise<store.LineRow> {
  const line = await lockOpen(tx, id);
  if (line.isOutgoing) throw new Refusal("not_found");
  if (line.depositId !== null) throw new Refusal("stale", staleDetail(line));
  return line;
}

/**
 * Holds a transfer, which stays the bank's liability, and tells the member of its reference; or
 * opens it again. Throws the refusals of `lockUnassigned`; `stale` when it is in that state.
 */
export async function holdLine(act: Act, id: bigint, isHeld: boolean): Promise<store.LineRow> {
  const line = await lockUnassigned(act.tx, id);
  await assertNoneWaiting(act.tx, act.clock, lineObject(id));
  if ((line.heldAt !== null) === isHeld) throw new Refusal("stale", staleDetail(line));
  if (!isHeld) {
    await setHeld(act.tx, id, null);
    return line;
  }
  const told = (await referencesOf(act.tx, [line])).get(line);
  const trouble = troubleOf(line, told);
  const memberId = told?.memberId ?? null;
  const by = operatorOf(act).operatorId;
  await setHeld(act.tx, id, { by, at: act.clock.now(), trouble, memberId });
  if (memberId !== null)
    await act.emit("payment.line_held", { memberId, amount: line.amount, trouble });
  return line;
}
