import type { PaymentTimesTexts } from "#locales/ko/payment-times.ts";

export const enPaymentTimes = {
  lead: (days) =>
    `How long requests really took that were handled in the last ${days} days. All requests wait in the same queue, so all sites of the operator are measured together.`,
  depositTitle: "Deposit times",
  withdrawTitle: "Withdrawal times",
  median: "Half of them (median)",
  p95: "95% of them",
  withinTime: (time) => `within ${time}`,
  measuredFrom: "Measured from",
  requests: (count) => `${count} ${count === "1" ? "request" : "requests"}`,
  depositSpan:
    "From the request until it was approved or refused, including the time until the transfer arrived.",
  withdrawSpan: "From the request until the bank's records showed the payment.",
  measured: (days, time) =>
    `Measured at ${time} over the last ${days} days. A new request can take longer.`,
  tooFew: (least, days) =>
    `Fewer than ${least} requests were handled in the last ${days} days, too few to show times.`,
  ahead: "Ahead of yours in the queue",
  countedAt: (time) => `as of ${time}`,
} satisfies PaymentTimesTexts;
