import type { PastPayment } from "#contract/office/payment-history.ts";
import { csvLine as line } from "#server/kit/csv.ts";

const HEADER = [
  "number",
  "kind",
  "state",
  "amount",
  "asked_amount",
  "member",
  "reference",
  "asked_at",
  "decided_at",
  "decided_by",
  "checked_by",
  "waited_seconds",
  "payment_file",
  "payout_ended_at",
  "bank_line",
  "bank_account",
  "bank_booked_at",
];

/** The file's lines: who exported it and when, then the payments. Names of senders stay out. */
export async function* historyCsv(
  payments: AsyncIterable<PastPayment>,
  made: { by: string; at: Date; filter: object },
): AsyncGenerator<string> {
  yield "\uFEFF";
  yield line(["exported_by", made.by]);
  yield line(["exported_at", made.at.toISOString()]);
  yield line(["filter", JSON.stringify(made.filter)]);
  yield line(HEADER);
  for await (const payment of payments)
    yield line([
      payment.id,
      payment.kind,
      payment.state,
      payment.amount,
      payment.asked,
      payment.member.loginId,
      payment.reference,
      payment.askedAt,
      payment.decidedAt,
      payment.decidedBy,
      payment.checkedBy,
      payment.waited,
      payment.fileId,
      payment.endedAt,
      payment.line?.id ?? null,
      payment.line?.account ?? null,
      payment.line?.bookedAt ?? null,
    ]);
}
