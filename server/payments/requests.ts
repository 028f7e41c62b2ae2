import type { PayoutState } from "#contract/office/payouts.ts";
import type { PaymentRequest } from "#contract/payments.ts";
import type { Act } from "#server/kit/act.ts";
import type { Queryable } from "#server/kit/database.ts";
import { dateOf } from "#server/kit/days.ts";
import { placesOf, removeFromList } from "#server/kit/lists.ts";
import { toWon } from "#server/kit/money.ts";
import { Refusal } from "#server/kit/refusal.ts";
import * as store from "#server/payments/store.ts";

const REQUESTS_PER_PAGE = 10;

const wireStatus = {
  waiting: "wait",
  taken: "reg",
  done: "already",
  cancelled: "cansel",
} as const;

/** How an approved withdrawal is shown: as paid only once a bank statement shows the payment. */
const payoutStatus = {
  ready: { status: "reg", payout: "approved" },
  filed: { status: "reg", payout: "approved" },
  sent: { status: "reg", payout: "sent" },
  settled: { status: "already", payout: "paid" },
  failed: { status: "cansel", payout: "failed" },
  returned: { status: "cansel", payout: "returned" },
  // Only the return of a transfer is cancelled.
  cancelled: { status: "cansel" },
} as const satisfies Record<PayoutState, Partial<PaymentRequest>>;

const listOf = { deposit: "deposits", withdrawal: "withdrawals" } as const;

/** One page of a member's requests of one kind, newest first; `page` from 1. */
export async function requestsOf(
  db: Queryable,
  memberId: bigint,
  kind: store.RequestKind,
  page: number,
  timeZone: string,
): Promise<{ list: PaymentRequest[]; maxCount: number }> {
  const places = await placesOf(db, listOf[kind], memberId, page, REQUESTS_PER_PAGE);
  const rows = await store.listRequests(db, listOf[kind], memberId, places);
  return { list: rows.map((row) => requestOf(row, timeZone)), maxCount: places.count };
}

export const requestOf = (row: store.RequestRow, timeZone: string): PaymentRequest => ({
  id: Number(row.id),
  date: dateOf(row.askedAt, timeZone),
  askedAt: row.askedAt.toISOString(),
  amount: toWon(row.amount),
  status: wireStatus[row.status],
  ...(row.payout !== null && payoutStatus[row.payout]),
  ...(row.reference !== null && { reference: row.reference }),
  ...(row.status === "waiting" && row.expiresAt && { expiresAt: row.expiresAt.toISOString() }),
  ...(row.memo !== null && { memo: row.memo }),
});

/**
 * Removes a decided request from the member's list; the record stays. Throws Refusal `not_found`,
 * also for another member's request, and `already_waiting` for an undecided one and for a
 * withdrawal that is not paid yet.
 */
export async function hideRequest(act: Act, memberId: bigint, id: bigint): Promise<void> {
  const request = await store.lockRequest(act.tx, id);
  if (request?.memberId !== memberId || request.isHidden) throw new Refusal("not_found");
  const isOnItsWay = request.payout !== null && payoutStatus[request.payout].status === "reg";
  if (!isDecided(request) || isOnItsWay) throw new Refusal("already_waiting");
  await store.hideRequest(act.tx, id, act.clock.now());
  await removeFromList(act.tx, listOf[request.kind], memberId, id);
  await act.emit("payment.hidden", { memberId, requestId: id, kind: request.kind });
}

export const isDecided = (request: store.LockedRequest): boolean =>
  request.status === "done" || request.status === "cancelled";
