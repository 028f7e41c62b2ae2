import * as z from "zod/mini";
import { fileLines } from "#contract/call.ts";
import { days, ledgerAmount, rowId, writtenText } from "#contract/fields.ts";
import { act, read } from "#contract/office/call.ts";
import { memberByLoginId } from "#contract/office/shown-member.ts";

const kinds = ["deposit", "withdrawal"] as const;

/**
 * Where a payment is: undecided, or its end. An approved deposit is credited; an approved
 * withdrawal has the state of its payout, and `approved` only from before payouts were kept.
 */
export const paymentStates = [
  "waiting",
  "taken",
  "held",
  "approved",
  "ready",
  "filed",
  "sent",
  "settled",
  "failed",
  "returned",
  "refused",
  "expired",
  "withdrawn",
] as const;
export type PaymentState = (typeof paymentStates)[number];

/** The most payments of a file. */
export const MOST_OF_HISTORY = 100_000;
/** The most payments of a total; sums of any length are in the reports, by day. */
export const MOST_SUMMED = 20_000;
/** The most payments that are compared with the ledger one by one. */
export const MOST_COMPARED = 2_000;

/** A payment must match every given field. */
const filter = {
  /** Days on which it was asked for. */
  ...days,
  kind: z.optional(z.enum(kinds)),
  state: z.optional(z.enum(paymentStates)),
  loginId: z.optional(writtenText(64)),
  /** The operator who decided it, also as the second. */
  operator: z.optional(rowId),
  /** Whole won, both included. */
  atLeast: z.optional(ledgerAmount),
  atMost: z.optional(ledgerAmount),
  /** The reference of a deposit, in any spelling. */
  reference: z.optional(writtenText(40)),
};
const ranges = [["atLeast", "atMost"]] as const;

const payment = z.object({
  id: z.int(),
  kind: z.enum(kinds),
  state: z.enum(paymentStates),
  /** Whole won. */
  amount: z.int(),
  /** What the member asked for, where another amount was credited. */
  asked: z.nullable(z.int()),
  member: z.object({ id: z.int(), loginId: z.string(), nick: z.string() }),
  reference: z.nullable(z.string()),
  askedAt: z.string(),
  decidedAt: z.nullable(z.string()),
  decidedBy: z.nullable(z.string()),
  checkedBy: z.nullable(z.string()),
  /** From the request to its decision, or until now, in seconds. */
  waited: z.int(),
  /** The payment file of a withdrawal, and when its payout ended. */
  fileId: z.nullable(z.int()),
  endedAt: z.nullable(z.string()),
  /** The transfer of a bank statement that shows it. */
  line: z.nullable(
    z.object({ id: z.int(), account: z.string(), sender: z.string(), bookedAt: z.string() }),
  ),
});
export type PastPayment = z.infer<typeof payment>;

/** Whole won by the payments, and by the ledger's movements of the same payments. */
const compared = z.object({ payments: z.int(), ledger: z.int() });
const totals = z.object({
  /** By kind and state. */
  groups: z.array(
    z.object({
      kind: z.enum(kinds),
      state: z.enum(paymentStates),
      count: z.int(),
      amount: z.int(),
    }),
  ),
  /** Null with more than 10,000 payments. */
  ledger: z.nullable(
    z.object({
      /** Credited to members. */
      credited: compared,
      /** Paid out to members, less what came back. */
      paid: compared,
      /** On hold for withdrawals that have no end. */
      held: compared,
    }),
  ),
});
export type PaymentTotals = z.infer<typeof totals>;

export const paymentHistoryCalls = {
  "get-payment-history": read({
    summary: "Deposits and withdrawals of any state, the newest request first.",
    access: "payments.read",
    mayBeLate: true,
    shows: memberByLoginId("requests"),
    fields: { ...filter, before: z.optional(rowId) },
    ranges,
    output: z.object({
      payments: z.array(payment),
      /** The `before` of the next page; null on the last. */
      next: z.nullable(z.int()),
      /** The operators by whom the list can be narrowed. */
      operators: z.array(z.object({ id: z.int(), name: z.string() })),
    }),
    refusals: [],
  }),
  "get-payment-totals": read({
    summary:
      "The sums of the payments that match, by kind and state, compared with the ledger; null with more than 20,000.",
    access: "payments.read",
    mayBeLate: true,
    shows: memberByLoginId("requests"),
    fields: filter,
    ranges,
    output: z.object({ totals: z.nullable(totals) }),
    refusals: [],
  }),
  "export-payments": act({
    summary: "The payments that match as a file, at most 100,000; exporting is an act of its own.",
    access: "payments.decide",
    mayBeLate: true,
    fields: filter,
    ranges,
    file: "payment-history.csv",
    output: fileLines,
    refusals: ["limit"],
  }),
};
