import * as z from "zod/mini";
import { rowId, wonAmount, writtenText } from "#contract/fields.ts";
import { localeCodes } from "#contract/locales.ts";
import { act, read } from "#contract/office/call.ts";
import { linkKinds } from "#contract/office/members.ts";
import { memberInAnswer } from "#contract/office/shown-member.ts";

const paymentKinds = ["deposit", "withdrawal"] as const;
/**
 * The four views of the queue: undecided, claimed by the operator, on hold, and recently decided.
 */
export const queueFilters = ["open", "mine", "held", "decided"] as const;
export type QueueFilter = (typeof queueFilters)[number];

/**
 * Why approving needs a second operator: the amount, a deposit without a line of a bank statement,
 * or the sum of a day's approvals by one operator, for the member or in all.
 */
export const whysSecond = [
  "amount",
  "no_line",
  "other_name",
  "member_day",
  "operator_day",
] as const;
export type WhySecond = (typeof whysSecond)[number];

const member = z.object({ id: z.int(), loginId: z.string(), nick: z.string(), level: z.int() });

/** Who has claimed a request, and until when. */
const claim = z.object({ operator: z.string(), isOwn: z.boolean(), until: z.string() });

const queueEntry = z.object({
  id: z.int(),
  kind: z.enum(paymentKinds),
  /** Whole won. */
  amount: z.int(),
  status: z.enum(["waiting", "taken", "done", "cancelled"]),
  decision: z.nullable(z.enum(["approved", "refused", "expired", "withdrawn"])),
  member,
  /** The holder of the account that the money comes from or goes to. */
  owner: z.string(),
  /** What the member writes into the transfer of a deposit. */
  reference: z.nullable(z.string()),
  /** A deposit of a member of whom none was approved before. */
  isFirst: z.boolean(),
  /** A line of a bank statement shows the deposit. */
  hasLine: z.boolean(),
  askedAt: z.string(),
  expiresAt: z.nullable(z.string()),
  claim: z.nullable(claim),
  heldAt: z.nullable(z.string()),
  decidedAt: z.nullable(z.string()),
  decidedBy: z.nullable(z.string()),
  /**
   * Why approving it needs a second operator; null when the asking operator may approve it alone.
   */
  second: z.nullable(z.enum(whysSecond)),
  /** An act names the version that it saw and is refused when the request has changed since. */
  version: z.int(),
});
export type QueueEntry = z.infer<typeof queueEntry>;

/** One item of the checklist before a decision; figures are whole won. */
const check = z.object({
  point: z.enum(["account", "name", "transfer", "limits", "turnover", "related", "suspicion"]),
  state: z.enum(["good", "look", "bad"]),
  facts: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type PaymentCheck = z.infer<typeof check>;

const balances = z.object({ cash: z.int(), hold: z.int() });

const related = z.object({
  id: z.int(),
  loginId: z.string(),
  nick: z.string(),
  by: z.array(z.enum(linkKinds)),
});

const timelineEntry = z.object({
  at: z.string(),
  /** Null for an event of the member or the clock, and where an earlier release stored none. */
  operator: z.nullable(z.string()),
  /**
   * `asked`, `expired`, `withdrawn`, the name of the operator's call, or a step through the bank:
   * `payout/filed`, `payout/sent`, `payout/settled`, `payout/failed`, `payout/returned`.
   */
  event: z.string(),
  reason: z.nullable(z.string()),
});

const waitingProposal = z.object({
  id: z.int(),
  maker: z.string(),
  reason: z.string(),
  madeAt: z.string(),
  isOwn: z.boolean(),
  mayDecide: z.boolean(),
});

const paymentDetail = z.extend(queueEntry, {
  bank: z.nullable(z.object({ name: z.string(), number: z.string(), owner: z.string() })),
  /** The receiving account that the member was told for a deposit, and whether it still holds. */
  told: z.nullable(
    z.object({ name: z.string(), number: z.string(), owner: z.string(), isTrue: z.boolean() }),
  ),
  /** The message to the member. */
  memo: z.nullable(z.string()),
  /** The language of the member. */
  locale: z.enum(localeCodes as [(typeof localeCodes)[number]]),
  checks: z.array(check),
  /**
   * The bank statement's line that approving settles: it contains the reference, or an operator
   * chose it.
   */
  statementLine: z.nullable(z.int()),
  /** The amount that came, where it differs from the request; approving credits this amount. */
  came: z.nullable(z.int()),
  /** What the member asked for, where another amount was credited. */
  asked: z.nullable(z.int()),
  /** The member's balances now, and after each decision. */
  money: z.object({ now: balances, approved: balances, refused: balances }),
  recent: z.array(
    z.object({
      id: z.int(),
      kind: z.enum(paymentKinds),
      amount: z.int(),
      decision: z.string(),
      at: z.string(),
    }),
  ),
  related: z.array(related),
  timeline: z.array(timelineEntry),
  proposal: z.nullable(waitingProposal),
});
export type PaymentDetail = z.infer<typeof paymentDetail>;

/** Which request, and the version that the operator saw. */
const seen = { id: rowId, version: z.int().check(z.minimum(1)) };
const collisions = ["not_found", "stale", "claimed", "waiting"] as const;

export const paymentOfficeCalls = {
  "get-payment-queue": read({
    summary: "Requests of one kind: oldest first, decided ones newest first.",
    access: "payments.read",
    fields: { kind: z.enum(paymentKinds), filter: z.enum(queueFilters) },
    output: z.object({
      requests: z.array(queueEntry),
      /** There are more than are listed. */
      isCut: z.boolean(),
      /** When the last request of the kind was decided, for an empty queue. */
      lastDecidedAt: z.nullable(z.string()),
      /** How many requests of the kind are undecided, and the highest id among all of them. */
      waiting: z.int(),
      newestId: z.int(),
    }),
    refusals: [],
  }),
  "get-payment": read({
    summary: "One request with everything that is checked before the decision.",
    access: "payments.read",
    shows: memberInAnswer("requests", "request", "member", "id"),
    fields: { id: rowId },
    output: z.object({ request: paymentDetail }),
    refusals: ["not_found"],
  }),
  "claim-payment": act({
    summary: "Claim a request for five minutes; with `takeOver` also from a colleague.",
    access: "payments.decide",
    fields: { ...seen, takeOver: z.optional(z.boolean()) },
    output: z.object({}),
    refusals: collisions,
  }),
  "release-payment": act({
    summary: "Release a claimed request to colleagues.",
    access: "payments.decide",
    fields: seen,
    output: z.object({}),
    refusals: collisions,
  }),
  "hold-payment": act({
    summary: "Put a request on hold until a question about it is answered.",
    access: "payments.decide",
    fields: seen,
    output: z.object({}),
    refusals: collisions,
  }),
  "approve-payment": act({
    summary:
      "Approve a request; a large amount, too large a sum by one operator in a day, and a deposit without a bank statement line need a second operator.",
    access: "payments.decide",
    checkedBy: "payments.check",
    fields: {
      ...seen,
      /** The bank statement's line that shows the transfer: settled in the same transaction. */
      statementLine: z.optional(rowId),
      /** The amount that came, where it differs from the request: it is what is credited. */
      amount: z.optional(wonAmount),
    },
    output: z.object({}),
    refusals: [
      ...collisions,
      "closed",
      "balance",
      "break",
      "own_limit",
      "deposit_free_day",
      "test_account",
      "suspected",
    ],
  }),
  "refuse-payment": act({
    summary: "Refuse a request and tell the member why.",
    access: "payments.decide",
    fields: { ...seen, memo: writtenText(400) },
    output: z.object({}),
    refusals: [...collisions, "closed"],
  }),
};
