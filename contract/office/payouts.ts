import * as z from "zod/mini";
import { ledgerAmount, rowId } from "#contract/fields.ts";
import { act, read } from "#contract/office/call.ts";
import { paymentFile, payoutSelection } from "#contract/office/payment-files.ts";

/**
 * A payment on its way, of an approved withdrawal or of the return of a transfer: to be paid, in a
 * payment file, given to the bank; then paid as a bank statement shows, refused by the bank, or paid
 * and sent back. Only the return of a transfer can be cancelled.
 */
const payoutStates = [
  "ready",
  "filed",
  "sent",
  "settled",
  "failed",
  "returned",
  "cancelled",
] as const;
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

const payout = z.object({
  id: z.int(),
  /** The withdrawal that it pays; null for the return of a transfer. */
  requestId: z.nullable(z.int()),
  /** The bank statement line of the transfer that it returns. */
  lineId: z.nullable(z.int()),
  /** Null for the return of a transfer that names no member. */
  member: z.nullable(z.object({ id: z.int(), loginId: z.string(), nick: z.string() })),
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

const payoutLine = z.object({
  id: z.int(),
  sender: z.string(),
  memo: z.string(),
  bookedAt: z.string(),
});

const collisions = ["not_found", "stale"] as const;

export const payoutOfficeCalls = {
  "get-payouts": read({
    summary:
      "Approved withdrawals and returns of transfers on their way through the bank, and the newest payment files.",
    access: "payments.decide",
    fields: {
      view: z.enum(payoutViews),
      /** The last payout of the page before: what waits is listed oldest first, what ended newest first. */
      after: z.optional(rowId),
    },
    output: z.object({
      payouts: z.array(payout),
      /** How many wait in each view that has work. */
      counts: z.object({ ready: z.int(), filed: z.int(), sent: z.int() }),
      next: z.nullable(z.int()),
      files: z.array(paymentFile),
      accounts: z.array(z.object({ id: z.int(), name: z.string() })),
    }),
    refusals: [],
  }),
  "get-payout-lines": read({
    summary: "Free transfers of bank statements that a payout may belong to, oldest first.",
    access: "payments.decide",
    fields: {
      amount: ledgerAmount,
      isOutgoing: z.boolean(),
      /** The last transfer of the page before. */
      after: z.optional(rowId),
    },
    output: z.object({ lines: z.array(payoutLine), next: z.nullable(z.int()) }),
    refusals: [],
  }),
  "settle-payout": act({
    summary: "Assign an outgoing bank transfer to the withdrawal or the return that it paid.",
    access: "payments.decide",
    fields: { id: rowId, lineId: rowId },
    output: z.object({}),
    refusals: [...collisions, "balance"],
  }),
  "fail-payouts": act({
    summary:
      "Note that the bank refused payments; a withdrawal's money goes back to its member, a returned transfer is held again. It takes two operators.",
    access: "payments.decide",
    checkedBy: "payments.check",
    fields: { payouts: payoutSelection, fault: z.enum(payoutFaults) },
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
