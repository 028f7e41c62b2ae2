import * as z from "zod/mini";
import { rowId, writtenText } from "#contract/fields.ts";
import { act, read } from "#contract/office/call.ts";
import { roles } from "#contract/office/permissions.ts";

/** What is reviewed regularly: the access of staff, and the records of what happened. */
export const reviewKinds = ["access", "log"] as const;
export type ReviewKind = (typeof reviewKinds)[number];

/** The records that a review of logs can look at. */
export const reviewedLogs = ["audit", "significant", "sign_ins"] as const;
export type ReviewedLog = (typeof reviewedLogs)[number];

/** Whether an account keeps its access or is to lose it. */
export const accessDecisions = ["keep", "remove"] as const;
export type AccessDecision = (typeof accessDecisions)[number];

/** The most accounts of one review and of one page. */
export const ACCOUNTS_AT_ONCE = 100;

/** The state of one kind of review. */
const schedule = z.object({
  kind: z.enum(reviewKinds),
  /** The interval: the limit of the alert rule about late reviews. */
  days: z.int(),
  /** The last review; null before the first. */
  lastAt: z.nullable(z.string()),
  /** When the next one is due, for access that of the account that has waited longest. */
  dueAt: z.nullable(z.string()),
  isLate: z.boolean(),
  /** Accounts whose review is late; entries of the audit trail since the last review. */
  waiting: z.int(),
});
export type ReviewSchedule = z.infer<typeof schedule>;

const review = z.object({
  id: z.int(),
  kind: z.enum(reviewKinds),
  at: z.string(),
  operator: z.string(),
  findings: z.string(),
  /** Of a review of access: how many accounts it decided, and how many of them lose their access. */
  accounts: z.int(),
  removed: z.int(),
  /** Of a review of logs; null of one of access. */
  log: z.nullable(
    z.object({
      looked: z.array(z.enum(reviewedLogs)),
      /** The moment of the review before; null for the first. */
      since: z.nullable(z.string()),
      /** The first and the last number of the audit trail. */
      from: z.int(),
      until: z.int(),
      /** The chain's hash of the last entry, in hexadecimal. */
      head: z.string(),
    }),
  ),
});
export type Review = z.infer<typeof review>;

const facts = {
  id: z.int(),
  loginId: z.string(),
  name: z.string(),
  role: z.enum(roles),
  lastSignInAt: z.nullable(z.string()),
  passwordChangedAt: z.string(),
  /** `renewal` from the approval of a new second factor until it is set. */
  secondFactor: z.enum(["set", "renewal"]),
  /** When the access ends by itself; null without an end. */
  accessUntil: z.nullable(z.string()),
};

const account = z.object({
  ...facts,
  createdAt: z.string(),
  /** The last decision about the account; null before the first. */
  last: z.nullable(
    z.object({ at: z.string(), operator: z.string(), decision: z.enum(accessDecisions) }),
  ),
  isLate: z.boolean(),
  isOwn: z.boolean(),
  /** Whether the asking operator may decide about it: not about the own one while others can. */
  mayDecide: z.boolean(),
});
export type AccountToReview = z.infer<typeof account>;

const decided = z.object({
  ...facts,
  decision: z.enum(accessDecisions),
  /** The reviewer's own account, which has no other reviewer. */
  isOwn: z.boolean(),
});
export type ReviewedAccount = z.infer<typeof decided>;

const findings = writtenText(2_000);

export const reviewCalls = {
  "get-reviews": read({
    summary:
      "When reviews of access and logs are due, and the past ones, newest first, fifty a page.",
    access: "operators.read",
    fields: { kind: z.optional(z.enum(reviewKinds)), before: z.optional(rowId) },
    output: z.object({
      schedules: z.array(schedule),
      reviews: z.array(review),
      next: z.nullable(z.int()),
    }),
    refusals: [],
  }),
  "get-review": read({
    summary: "A past review with the accounts that it decided, as they were.",
    access: "operators.read",
    fields: { id: rowId },
    output: z.object({ review, accounts: z.array(decided) }),
    refusals: ["not_found"],
  }),
  "get-accounts-to-review": read({
    summary: "Accounts of staff that have access, a hundred a page by id.",
    access: "operators.read",
    fields: { after: z.optional(rowId) },
    output: z.object({
      accounts: z.array(account),
      next: z.nullable(z.int()),
      /** Accounts that still have the access that their last review took away, at most a hundred. */
      notRemoved: z.array(
        z.object({ id: z.int(), name: z.string(), loginId: z.string(), at: z.string() }),
      ),
    }),
    refusals: [],
  }),
  "record-access-review": act({
    summary:
      "Record for accounts whether they keep their access. Nothing is taken away by it: suspending or ending the access is an act of its own.",
    access: "operators.check",
    fields: {
      accounts: z
        .array(
          z.strictObject({
            id: rowId,
            /** As the reviewer saw them. */
            role: z.enum(roles),
            accessUntil: z.nullable(z.iso.datetime()),
            decision: z.enum(accessDecisions),
          }),
        )
        .check(z.minLength(1), z.maxLength(ACCOUNTS_AT_ONCE)),
      findings,
    },
    output: z.object({ id: z.int() }),
    refusals: ["not_found", "stale", "self"],
  }),
  "get-log-to-review": read({
    summary: "The part of the audit trail since the last review of logs.",
    access: "operators.check",
    fields: {},
    output: z.object({
      since: z.nullable(z.string()),
      from: z.int(),
      /** Below `from` when there are none. */
      until: z.int(),
      /** Entries of that part by operator, most first, at most fifty operators. */
      byOperator: z.array(z.object({ operator: z.string(), count: z.int() })),
    }),
    refusals: [],
  }),
  "record-log-review": act({
    summary:
      "Record that logs were looked at, up to which entry of the audit trail, and what was found.",
    access: "operators.check",
    fields: {
      /** The part that the reviewer saw. */
      from: rowId,
      until: rowId,
      looked: z.array(z.enum(reviewedLogs)).check(z.minLength(1), z.maxLength(reviewedLogs.length)),
      findings,
    },
    output: z.object({ id: z.int() }),
    refusals: ["stale"],
  }),
};
