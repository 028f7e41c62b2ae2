import type { PastPayment } from "#contract/office/payment-history.ts";
import type { FileColumn } from "#server/kit/list-file.ts";

/** The columns of the file of payments. Names of senders stay out. */
export const paymentColumns: readonly FileColumn<PastPayment>[] = [
  ["number", ({ id }) => id],
  ["kind", ({ kind }) => kind],
  ["state", ({ state }) => state],
  ["amount", ({ amount }) => amount],
  ["asked_amount", ({ asked }) => asked],
  ["member", ({ member }) => member.loginId],
  ["reference", ({ reference }) => reference],
  ["asked_at", ({ askedAt }) => askedAt],
  ["decided_at", ({ decidedAt }) => decidedAt],
  ["decided_by", ({ decidedBy }) => decidedBy],
  ["checked_by", ({ checkedBy }) => checkedBy],
  ["waited_seconds", ({ waited }) => waited],
  ["payment_file", ({ fileId }) => fileId],
  ["payout_ended_at", ({ endedAt }) => endedAt],
  ["bank_line", ({ line }) => line?.id ?? null],
  ["bank_account", ({ line }) => line?.account ?? null],
  ["bank_booked_at", ({ line }) => line?.bookedAt ?? null],
];
