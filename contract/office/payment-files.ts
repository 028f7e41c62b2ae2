import * as z from "zod/mini";
import { fileLines } from "#contract/call.ts";
import { rowId } from "#contract/fields.ts";
import { act } from "#contract/office/call.ts";
import { shortRowId } from "#contract/office/fields.ts";

/** The layouts of payment files: ISO 20022, and CSV with the bank's name or its code. */
export const payoutLayouts = ["pain.001", "names", "codes"] as const;
export type PayoutLayout = (typeof payoutLayouts)[number];

/** The most payments of a file. */
export const MOST_OF_FILE = 500;

export const payoutSelection = z.array(rowId).check(z.minLength(1), z.maxLength(MOST_OF_FILE));

export const paymentFile = z.object({
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
  takenBackAt: z.nullable(z.string()),
});
export type PaymentFile = z.infer<typeof paymentFile>;

const collisions = ["not_found", "stale"] as const;

export const paymentFileCalls = {
  "make-payment-file": act({
    summary:
      "Put approved withdrawals and returns of transfers into a payment file; a large sum, also of a day, needs a second operator.",
    access: "payments.decide",
    checkedBy: "payments.check",
    fields: { accountId: shortRowId, layout: z.enum(payoutLayouts), payouts: payoutSelection },
    output: z.object({ fileId: z.int() }),
    refusals: [...collisions, "waiting", "closed", "suspected"],
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
  "take-back-payment-file": act({
    summary:
      "Take a payment file back before the bank has it; its payments wait for another file. One that two operators made, or that was downloaded, needs a second operator.",
    access: "payments.decide",
    checkedBy: "payments.check",
    fields: { id: rowId },
    output: z.object({}),
    refusals: [...collisions, "waiting"],
  }),
};
