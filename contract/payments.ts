import * as z from "zod/mini";
import { call } from "#contract/call.ts";
import { page, rowId, wonAmount } from "#contract/fields.ts";
import { fundsNotice } from "#contract/funds.ts";
import { personField } from "#contract/registers.ts";
import { fields } from "#contract/members.ts";

/**
 * Just asked for; claimed by an operator, or approved and not paid yet; approved or paid; refused,
 * expired, withdrawn, or given back by the bank.
 */
const requestStatuses = ["wait", "reg", "already", "cansel"] as const;

/** A deposit or withdrawal request; `amount` in whole won. */
const paymentRequest = z.object({
  id: z.int(),
  /** The day of the request, in the site's time zone. */
  date: z.string(),
  /** The same instant in ISO 8601. */
  askedAt: z.string(),
  amount: z.int(),
  status: z.enum(requestStatuses),
  /** What the member writes on the transfer, so that it is recognised. */
  reference: z.optional(z.string()),
  /** When a waiting deposit expires, ISO 8601. */
  expiresAt: z.optional(z.string()),
  /** The operator's message about the decision. */
  memo: z.optional(z.string()),
  /** Where an approved withdrawal is; `paid` once a bank statement shows it. */
  payout: z.optional(z.enum(["approved", "sent", "paid", "failed", "returned"])),
});
export type PaymentRequest = z.infer<typeof paymentRequest>;

const bankAccount = z.object({ bankname: z.string(), banknum: z.string(), bankOwner: z.string() });

/** One request with everything that its member may see of it. */
const receipt = z.extend(paymentRequest, {
  kind: z.enum(["deposit", "withdrawal"]),
  /** The decision; absent while there is none. */
  decision: z.optional(z.enum(["approved", "refused", "expired", "withdrawn"])),
  /** ISO 8601. */
  decidedAt: z.optional(z.string()),
  /** The account that receives the money; a member's own number is masked. */
  bank: z.optional(bankAccount),
  /**
   * The account that the member was told for an undecided deposit, where it was changed or switched
   * off since: `bank` holds in its place, and without one no account does.
   */
  told: z.optional(bankAccount),
  /** The ids of its ledger entries, as in the account statement. */
  entries: z.array(z.string()),
  /** The place of an undecided request in the queue; absent once it is decided. */
  queue: z.optional(
    z.object({
      /**
       * How many requests of the kind that were asked earlier are undecided, of every site of the
       * house; counted up to 1,000, which means at least so many.
       */
      ahead: z.int(),
      /** The moment of the count, ISO 8601. */
      countedAt: z.string(),
    }),
  ),
});
export type Receipt = z.infer<typeof receipt>;

/** How long requests of one kind took, in whole seconds, rounded up; each was a request's time. */
const requestTimes = z.object({
  /** How many requests were measured. */
  requests: z.int(),
  /** Half of them took at most so long. */
  medianSeconds: z.int(),
  /** Of a hundred of them, 95 took at most so long. */
  p95Seconds: z.int(),
});

/** The measured times of deposits and withdrawals, of every site of the house. */
const paymentTimes = z.object({
  /** The moment of the measurement, ISO 8601. */
  measuredAt: z.string(),
  /** The days before that moment whose requests were measured. */
  days: z.int(),
  /** With fewer measured requests there are no times. */
  least: z.int(),
  /** From the request to its approval or refusal. */
  deposit: z.nullable(requestTimes),
  /** From the request until a bank statement showed the payment. */
  withdrawal: z.nullable(requestTimes),
});
export type PaymentTimes = z.infer<typeof paymentTimes>;

/** The bounds of one request, in whole won. */
const requestLimits = z.object({ min: z.int(), max: z.int(), step: z.int() });

const depositReference = z.string().check(z.regex(/^[A-Z0-9-]{4,32}$/));

export const paymentCalls = {
  "user-ask-account": call({
    summary:
      "Where to transfer a deposit to, and the reference to write on the transfer; a reference is for one deposit.",
    access: "member",
    isMutation: true,
    input: z.strictObject({ pass: fields.withdrawalPassword }),
    output: z.object({
      bankname: z.string(),
      banknum: z.string(),
      bankOwner: z.string(),
      reference: z.string(),
      expiresAt: z.string(),
      /** The moment of the answer, ISO 8601, from which a page counts down. */
      answeredAt: z.string(),
    }),
    refusals: [
      "pass",
      "time",
      "wait",
      "closed",
      "country",
      "network",
      "break",
      "barred",
      "no_play",
      "identity",
      "funds",
      "terms",
    ],
  }),
  "apply-user-deposit": call({
    summary: "Ask for a deposit; one may wait at a time, and it expires without a decision.",
    access: "member",
    isMutation: true,
    input: z.strictObject({ balance: wonAmount, reference: z.optional(depositReference) }),
    output: z.object({ id: z.int() }),
    refusals: [
      "balance",
      "wait",
      "not_found",
      "closed",
      "country",
      "network",
      "break",
      "barred",
      "no_play",
      "identity",
      "funds",
      "terms",
      "deposit_limit",
      "balance_limit",
      "deposit_free_day",
    ],
  }),
  "apply-user-withdraw": call({
    summary: "Ask for a withdrawal; the money is set aside at once.",
    access: "member",
    isMutation: true,
    input: z.strictObject({ balance: wonAmount, pass: fields.withdrawalPassword }),
    output: z.object({ id: z.int() }),
    refusals: ["balance", "wait", "pass", "time", "limit", "closed"],
  }),
  "get-deposit-list": call({
    summary: "The member's deposit requests, newest first, ten a page.",
    access: "member",
    isMutation: false,
    input: z.strictObject({ page }),
    output: z.object({
      list: z.array(paymentRequest),
      maxCount: z.int(),
      limits: requestLimits,
      /** The undecided deposit, also when it is on another page. */
      current: z.nullable(receipt),
      /** The moment of the answer, ISO 8601, from which a page counts down. */
      answeredAt: z.string(),
      /** Whether the member has begun a break, during which no deposit is taken. */
      isOnBreak: z.boolean(),
      /** Null unless a national register excludes the member or gave no answer; what it asks for. */
      barred: z.nullable(z.object({ asks: z.array(personField) })),
      /** The reference of an unused answer whose account was changed or switched off since. */
      goneReference: z.nullable(z.string()),
      /** Whether a limit is offered: no deposit was approved yet, and no limit of deposits holds. */
      offersLimit: z.boolean(),
      /** How far money is protected in an insolvency. */
      funds: fundsNotice,
      times: paymentTimes,
    }),
    refusals: [],
  }),
  "get-withdraw-list": call({
    summary: "The member's withdrawal requests, newest first, ten a page.",
    access: "member",
    isMutation: false,
    input: z.strictObject({ page }),
    output: z.object({
      list: z.array(paymentRequest),
      maxCount: z.int(),
      limits: requestLimits,
      /** The undecided withdrawal, also when it is on another page. */
      current: z.nullable(receipt),
      /** What can still be withdrawn today, in whole won. */
      leftToday: z.int(),
      times: paymentTimes,
    }),
    refusals: [],
  }),
  "get-payment-times": call({
    summary:
      "How long deposits and withdrawals took in the last seven days: median and 95th percentile.",
    access: "visitor",
    isMutation: false,
    input: z.strictObject({}),
    output: paymentTimes,
    refusals: [],
  }),
  "get-receipt": call({
    summary: "One of the member's requests with its decision and its entries in the ledger.",
    access: "member",
    isMutation: false,
    input: z.strictObject({ id: rowId }),
    output: z.object({ receipt }),
    refusals: ["not_found"],
  }),
  "cancel-deposit": call({
    summary: "Withdraw the member's own deposit request until an operator claims it.",
    access: "member",
    isMutation: true,
    input: z.strictObject({ id: rowId }),
    output: z.object({}),
    refusals: ["not_found", "already"],
  }),
  "hide-request": call({
    summary: "Remove a decided request from the member's list; the record stays.",
    access: "member",
    isMutation: true,
    input: z.strictObject({ id: rowId }),
    output: z.object({}),
    refusals: ["not_found", "wait"],
  }),
};
