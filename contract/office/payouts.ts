import * as z from "zod/mini";
import { fileLines } from "#contract/call.ts";
import { rowId } from "#contract/fields.ts";
import { act, read } from "#contract/office/call.ts";
import { shortRowId } from "#contract/office/fields.ts";

/**
 * An approved withdrawal on its way: to be paid, in a payment file, given to the bank; then paid as
 * a bank statement shows, refused by the bank, or paid and sent back.
 */
const payoutStates = ["ready", "filed", "sent", "settled", "failed", "returned"] as const;
export type PayoutState = (typeof payoutStates)[number];

/** The four views: to be paid, in files, given to the bank, ended. */
export const payoutViews = ["ready", "filed", "sent", "ended"] as const;
export type PayoutView = (typeof payoutViews)[number];

/** Why the bank did not pay. */
export const payoutFaults = [
  "account_unknown",
  "account_closed",
  "name_differs",
  "limit",
  "other",
] as const;
export type PayoutFault = (typeof payoutFaults)[number];

/** The layouts of payment files: ISO 20022, and CSV with the bank's name or its code. */
export const payoutLayouts = ["pain.001", "names", "codes"] as const;
export type PayoutLayout = (typeof payoutLayouts)[number];

/** The most payments of a file. */
export const MOST_OF_FILE = 500;

const payout = z.object({
  id: z.int(),
  requestId: z.int(),
  member: z.object({ id: z.int(), loginId: z.string(), nick: z.string() }),
  /** Whole won. */
  amount: z.int(),
  state: z.enum(payoutStates),
  fileId: z.nullable(z.int()),
  fault: z.nullable(z.enum(payoutFaults)),
  bank: z.object({ name: z.string(), number: z.string(), owner: z.string() }),
  madeAt: z.string(),
  endedAt: z.nullable(z.string()),
});
export type Payout = z.infer<typeof payout>;

const file = z.object({
  id: z.int(),
  account: z.string(),
  layout: z.enum(payoutLayouts),
  count: z.int(),
  sum: z.int(),
  /** How many of its payments the bank paid, and refused. */
  settled: z.int(),
  failed: z.int(),
  madeBy: z.string(),
  madeAt: z.string(),
  sentAt: z.nullable(z.string()),
});
export type PaymentFile = z.infer<typeof file>;

const collisions = ["not_found", "stale"] as const;
const selection = z.array(rowId).check(z.minLength(1), z.maxLength(MOST_OF_FILE));

export const payoutOfficeCalls = {
  "get-payouts": read({
    summary: "Approved withdrawals on their way through the bank, and the newest payment files.",
    access: "payments.decide",
    fields: { view: z.enum(payoutViews), before: z.optional(rowId) },
    output: z.object({
      payouts: z.array(payout),
      /** How many wait in each view that has work. */
      counts: z.object({ ready: z.int(), filed: z.int(), sent: z.int() }),
      next: z.nullable(z.int()),
      files: z.array(file),
      accounts: z.array(z.object({ id: z.int(), name: z.string() })),
    }),
    refusals: [],
  }),
  "make-payment-file": act({
    summary:
      "Put approved withdrawals into a payment file; a large sum, also of a day, needs a second operator.",
    access: "payments.decide",
    checkedBy: "payments.check",
    fields: { accountId: shortRowId, layout: z.enum(payoutLayouts), payouts: selection },
    output: z.object({ fileId: z.int() }),
    refusals: [...collisions, "waiting"],
  }),
  "download-payment-csv": act({
    summary: "A payment file in its CSV layout.",
    access: "payments.decide",
    fields: { id: rowId },
    file: "payments.csv",
    output: fileLines,
    refusals: ["not_found"],
  }),
  "download-payment-xml": act({
    summary: "A payment file as ISO 20022 pain.001.",
    access: "payments.decide",
    fields: { id: rowId },
    file: "payments.xml",
    output: fileLines,
    refusals: ["not_found"],
  }),
  "send-payment-file": act({
    summary: "Note that a payment file was given to the bank.",
    access: "payments.decide",
    fields: { id: rowId },
    output: z.object({}),
    refusals: collisions,
  }),
  "settle-payout": act({
    summary: "Assign an outgoing bank transfer to the withdrawal that it paid.",
    access: "payments.decide",
    fields: { id: rowId, lineId: rowId },
    output: z.object({}),
    refusals: [...collisions, "balance"],
  }),
  "fail-payouts": act({
    summary:
      "Note that the bank refused payments; the money goes back to the members. It takes two operators.",
    access: "payments.decide",
    checkedBy: "payments.check",
    fields: { payouts: selection, fault: z.enum(payoutFaults) },
    output: z.object({}),
    refusals: [...collisions, "waiting"],
  }),
  "return-payout": act({
    summary:
      "Give a paid withdrawal back to the member, because an incoming transfer brought it back. It takes two operators.",
    access: "payments.decide",
    checkedBy: "payments.check",
    fields: { id: rowId, lineId: rowId },
    output: z.object({}),
    refusals: [...collisions, "balance", "waiting"],
  }),
};
