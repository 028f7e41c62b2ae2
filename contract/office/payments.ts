import * as z from "zod/mini";
import { rowId, writtenText } from "#contract/fields.ts";
import { localeCodes } from "#contract/locales.ts";
import { act, read } from "#contract/office/call.ts";
import { linkKinds } from "#contract/office/members.ts";

const paymentKinds = ["deposit", "withdrawal"] as const;
/** The queue's four views: undecided, in the operator's hands, on hold, and decided lately. */
export const queueFilters = ["open", "mine", "held", "decided"] as const;
export type QueueFilter = (typeof queueFilters)[number];

/**
 * Why approving takes a second operator: the amount itself, a deposit that no line of the bank
 * shows, or what was approved alone over a day with it, for the member or by the operator.
 */
export const whysSecond = ["amount", "no_line", "member_day", "operator_day"] as const;
export type WhySecond = (typeof whysSecond)[number];

const member = z.object({ id: z.int(), loginId: z.string(), nick: z.string(), level: z.int() });

/** Who has a request in hand, and until when. */
const claim = z.object({ operator: z.string(), isOwn: z.boolean(), until: z.string() });

const queueEntry = z.object({
  id: z.int(),
  kind: z.enum(paymentKinds),
  /** Whole won. */
  amount: z.int(),
  status: z.enum(["waiting", "taken", "done", "cancelled"]),
  decision: z.nullable(z.enum(["approved", "refused", "expired", "withdrawn"])),
  member,
  askedAt: z.string(),
  expiresAt: z.nullable(z.string()),
  claim: z.nullable(claim),
  heldAt: z.nullable(z.string()),
  decidedAt: z.nullable(z.string()),
  decidedBy: z.nullable(z.string()),
  /** Why approving it takes a second operator; null when the one who looks may do it alone. */
  second: z.nullable(z.enum(whysSecond)),
  /** What an act names, so that it is refused when the request changed meanwhile. */
  version: z.int(),
});
export type QueueEntry = z.infer<typeof queueEntry>;

/** One point of the list to look at before deciding; the figures are whole won. */
const check = z.object({
  point: z.enum(["account", "name", "transfer", "limits", "turnover", "related"]),
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
  /** Null where the member or the clock did it. */
  operator: z.nullable(z.string()),
  /** `asked`, `expired`, `withdrawn`, or the name of the operator's call. */
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
  reference: z.nullable(z.string()),
  /** What the member was told. */
  memo: z.nullable(z.string()),
  /** The language of the member. */
  locale: z.enum(localeCodes as [(typeof localeCodes)[number]]),
  checks: z.array(check),
  /** The bank's line that approving settles: it names the deposit, or somebody chose it. */
  statementLine: z.nullable(z.int()),
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

/** Which request, and how it was when the operator saw it. */
const seen = { id: rowId, version: z.int().check(z.minimum(1)) };
const collisions = ["not_found", "stale", "claimed", "waiting"] as const;

export const paymentOfficeCalls = {
  "get-payment-queue": read({
    summary: "Requests of one kind: oldest first, decided ones newest first.",
    access: "payments.read",
    fields: { kind: z.enum(paymentKinds), filter: z.enum(queueFilters) },
    output: z.object({
      requests: z.array(queueEntry),
      /** When the last request of the kind was decided, for an empty queue. */
      lastDecidedAt: z.nullable(z.string()),
      /** How many requests of the kind are undecided, and the highest id among all of them. */
      waiting: z.int(),
      newestId: z.int(),
    }),
    refusals: [],
  }),
  "get-payment": read({
    summary: "One request with everything that is looked at before it is decided.",
    access: "payments.read",
    fields: { id: rowId },
    output: z.object({ request: paymentDetail }),
    refusals: ["not_found"],
  }),
  "claim-payment": act({
    summary: "Take a request in hand for five minutes; with `takeOver` from a colleague's.",
    access: "payments.decide",
    fields: { ...seen, takeOver: z.optional(z.boolean()) },
    output: z.object({}),
    refusals: collisions,
  }),
  "release-payment": act({
    summary: "Put a request back for colleagues.",
    access: "payments.decide",
    fields: seen,
    output: z.object({}),
    refusals: collisions,
  }),
  "hold-payment": act({
    summary: "Set a request aside until a question about it is answered.",
    access: "payments.decide",
    fields: seen,
    output: z.object({}),
    refusals: collisions,
  }),
  "approve-payment": act({
    summary:
      "Approve a request; a large one, too many by one operator over a day, and a deposit without a line of the bank wait for a second.",
    access: "payments.decide",
    checkedBy: "payments.check",
    fields: {
      ...seen,
      /** The bank's line that shows the transfer: settled in the same transaction. */
      statementLine: z.optional(rowId),
    },
    output: z.object({}),
    refusals: [...collisions, "closed", "balance"],
  }),
  "refuse-payment": act({
    summary: "Refuse a request and tell the member why.",
    access: "payments.decide",
    fields: { ...seen, memo: writtenText(400) },
    output: z.object({}),
    refusals: [...collisions, "closed"],
  }),
};
