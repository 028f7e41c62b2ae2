import type { PayoutFault, PayoutState } from "#contract/office/payouts.ts";
import { operatorOf, type Act } from "#server/kit/act.ts";
import type { Money } from "#server/kit/money.ts";
import { Refusal } from "#server/kit/refusal.ts";
import { postBankMoney } from "#server/payments/bank-money/bank-money.ts";
import { moveRequested } from "#server/payments/movements.ts";
import { markOf } from "#server/payments/payouts/marks.ts";
import * as store from "#server/payments/payouts/store.ts";
import { endReturn, settleReturn } from "#server/payments/returns/returns.ts";

/** The steps of a withdrawal's payout through the bank, the newest first. A step to come has no moment. */
export const stepsOf = store.listSteps;

/** The object name of a payout in the audit trail and in proposals. */
export const payoutObject = (id: bigint): string => `payout:${id}`;

/** An approved withdrawal is to be paid; its money stays in the member's hold account. */
export const openPayout = (act: Act, requestId: bigint, amount: Money): Promise<void> =>
  store.insertPayout(act.tx, { requestId, amount, at: act.clock.now() });

/** Locks payouts. Throws Refusal `not_found` when one is missing, `stale` in another state. */
export async function lockPayouts(
  act: Act,
  ids: readonly (bigint | number)[],
  states: readonly PayoutState[],
): Promise<store.PayoutRow[]> {
  const rows = await store.lockPayouts(act.tx, ids);
  if (rows.length !== new Set(ids.map(Number)).size) throw new Refusal("not_found");
  if (rows.some(({ state }) => !states.includes(state))) throw new Refusal("stale");
  return rows;
}

/** Locks one payout. Throws the refusals of `lockPayouts`. */
export async function lockPayout(
  act: Act,
  id: bigint,
  states: readonly PayoutState[],
): Promise<store.PayoutRow> {
  const [payout] = await lockPayouts(act, [id], states);
  if (!payout) throw new Refusal("not_found");
  return payout;
}

/** Locks an open line of a direction. Throws Refusal `not_found`, `stale` when it has an end. */
async function lockFreeLine(act: Act, id: bigint, isOutgoing: boolean): Promise<store.BankLine> {
  const line = await store.lockBankLine(act.tx, id);
  if (line?.isOutgoing !== isOutgoing) throw new Refusal("not_found");
  if (!line.isFree) throw new Refusal("stale");
  return line;
}

/** States in which the bank can still pay a payout or refuse it. */
export const PAYABLE = ["filed", "sent"] as const satisfies readonly PayoutState[];

/**
 * The bank paid a withdrawal, as an outgoing line shows: the money leaves the member's hold account,
 * and the member is told. Throws Refusal `not_found`, `stale`, and `amount_outside_limits` when the
 * amounts differ.
 */
export async function settlePayout(act: Act, id: bigint, lineId: bigint): Promise<store.PayoutRow> {
  const payout = await lockPayout(act, id, PAYABLE);
  const line = await lockFreeLine(act, lineId, true);
  if (payout.amount !== line.amount) throw new Refusal("amount_outside_limits");
  await settle(act, payout, lineId);
  return payout;
}

/** Settles a locked payout with a locked outgoing line of its amount. */
async function settle(act: Act, payout: store.PayoutRow, lineId: bigint): Promise<void> {
  if (payout.requestId === null) await settleReturn(act, payout);
  else {
    await moveRequested(act, { ...payout, id: payout.requestId }, ["withdrawal"]);
    await postBankMoney(act.tx, "withdrawal_shown", payout.amount);
  }
  await end(act, payout, "settled", lineId);
}

/**
 * The bank refused a payment: a withdrawal's money goes back from hold to cash, a returned transfer is
 * held again; the member is told. Throws Refusal `account_not_active` for a frozen account.
 */
export async function failPayout(
  act: Act,
  payout: store.PayoutRow,
  fault: PayoutFault,
): Promise<void> {
  if (payout.requestId === null) await endReturn(act, payout, "return_failed");
  else
    await moveRequested(act, { ...payout, id: payout.requestId }, ["hold_lifted", "hold_returned"]);
  await end(act, payout, "failed", null, fault);
}

/**
 * A paid withdrawal came back with an incoming line: its money goes to the member's cash, and the
 * member is told. Throws the refusals of `settlePayout`; `stale` for the return of a transfer, which
 * comes in again as a transfer of its own.
 */
export async function returnPayout(act: Act, id: bigint, lineId: bigint): Promise<store.PayoutRow> {
  const payout = await lockPayout(act, id, ["settled"]);
  if (payout.requestId === null) throw new Refusal("stale");
  const line = await lockFreeLine(act, lineId, false);
  if (payout.amount !== line.amount) throw new Refusal("amount_outside_limits");
  await moveRequested(act, { ...payout, id: payout.requestId }, ["withdrawal_returned"]);
  await end(act, payout, "returned", lineId);
  return payout;
}

/** Cancels the return of a transfer that is in no file. Throws the refusals of `lockPayouts`. */
export async function cancelReturn(act: Act, id: bigint): Promise<store.PayoutRow> {
  const payout = await lockPayout(act, id, ["ready"]);
  if (payout.requestId !== null) throw new Refusal("not_found");
  await endReturn(act, payout, "return_cancelled");
  await end(act, payout, "cancelled", null);
  return payout;
}

async function end(
  act: Act,
  { id, memberId, requestId, amount }: store.PayoutRow,
  state: store.EndState,
  lineId: bigint | null,
  fault?: PayoutFault,
): Promise<void> {
  const at = act.clock.now();
  const by = operatorOf(act).operatorId;
  await store.setEnded(act.tx, id, { state, at, by, ...(fault && { fault }) });
  if (lineId !== null) await store.setPayoutOfLine(act.tx, lineId, { payoutId: id, by, at });
  if (requestId === null || state === "cancelled") return;
  await act.emit("payment.paid_out", {
    memberId,
    requestId,
    kind: "withdrawal",
    outcome: state,
    amount,
  });
}

/**
 * Settles the payouts that outgoing lines of an import name with their mark and amount. The import
 * has written these lines in the same transaction, so that no other act can have ended one.
 */
export async function settleMarked(act: Act, importId: bigint): Promise<number> {
  const lines = (await store.listOutgoing(act.tx, importId)).flatMap((line) => {
    const payoutId = markOf(`${line.memo} ${line.sender}`);
    return payoutId === null ? [] : [{ ...line, payoutId }];
  });
  const payouts = await store.lockPayouts(
    act.tx,
    lines.map(({ payoutId }) => payoutId),
  );
  let settled = 0;
  for (const payout of payouts) {
    if (!PAYABLE.some((state) => state === payout.state)) continue;
    const line = lines.find(
      ({ payoutId, amount }) => payoutId === payout.id && amount === payout.amount,
    );
    if (!line) continue;
    await settle(act, payout, line.id);
    settled++;
  }
  return settled;
}

/** Several payouts are one object, so that two proposals about the same selection cannot wait. */
export const selectionOf = (ids: readonly number[]): string =>
  payoutObject(BigInt(Math.min(...ids)));
