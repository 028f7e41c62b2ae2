import * as z from "zod/mini";
import { rowId } from "#contract/fields.ts";
import { act, read } from "#contract/office/call.ts";
import { memberStatuses } from "#contract/office/members.ts";
import { memberById } from "#contract/office/shown-member.ts";

/**
 * What opens a review of two accounts, the strongest sign first. `identity`: name and birth date are
 * the same and verified by a document for both; `person`: the same as they were entered.
 */
const duplicateSigns = ["identity", "bank", "phone", "person"] as const;
export type DuplicateSign = (typeof duplicateSigns)[number];

/** How a review ends. */
export const duplicateOutcomes = ["different_persons", "same_person"] as const;
export type DuplicateOutcome = (typeof duplicateOutcomes)[number];

const account = z.object({
  id: z.int(),
  loginId: z.string(),
  nick: z.string(),
  status: z.enum(memberStatuses),
  registeredAt: z.string(),
  /** Whether a document proves name and birth date. */
  isVerified: z.boolean(),
});

const review = z.object({
  id: z.int(),
  version: z.int(),
  /** The account that registered, changed or was verified when the match was found. */
  account,
  other: account,
  shared: z.array(z.object({ by: z.enum(duplicateSigns), foundAt: z.string() })),
  /** Weaker signs, which open no review: the code of a browser, or an address, with the last use. */
  places: z.array(
    z.object({ by: z.enum(["device", "address"]), value: z.string(), lastAt: z.string() }),
  ),
  openedAt: z.string(),
  /** The review suspended `account`, and the suspension holds. */
  isHeld: z.boolean(),
  decidedAt: z.nullable(z.string()),
  decidedBy: z.nullable(z.string()),
  outcome: z.nullable(z.enum(duplicateOutcomes)),
  /** The account that is the person's second one. */
  secondId: z.nullable(z.int()),
  /** What the operator who decided found; null while it is open. */
  findings: z.nullable(z.string()),
});
export type DuplicateReview = z.infer<typeof review>;

/** A review as the page of one of its two members shows it. */
const memberReview = z.extend(
  z.pick(review, { id: true, shared: true, openedAt: true, decidedAt: true, outcome: true }),
  { other: z.omit(account, { registeredAt: true, isVerified: true }) },
);
export type MemberDuplicateReview = z.infer<typeof memberReview>;

export const duplicateAccountCalls = {
  "get-duplicate-accounts": read({
    summary:
      "Reviews of two accounts that may be one person's: open ones, the oldest first, or those decided last.",
    access: "members.read",
    /** The last one of the page before, which the answer names as `next`. */
    fields: { list: z.enum(["open", "decided"]), after: z.optional(rowId) },
    output: z.object({ reviews: z.array(review), next: z.nullable(z.int()) }),
    refusals: [],
  }),
  "get-member-duplicates": read({
    summary:
      "The newest twenty reviews of an account and another one that may be the same person's.",
    access: "members.read",
    shows: memberById("overview"),
    fields: { id: rowId },
    output: z.object({ reviews: z.array(memberReview) }),
    refusals: ["not_found"],
  }),
  "decide-duplicate-account": act({
    summary:
      "End a review of two accounts; the reason is what was found. Different persons: an account that the review holds plays again, for which a second operator is needed. The same person: the second account is suspended.",
    access: "members.change",
    checkedBy: "members.check",
    fields: {
      reviewId: rowId,
      version: z.int().check(z.minimum(1)),
      outcome: z.enum(duplicateOutcomes),
      /** With the same person: which of the two accounts is the second one. */
      secondId: z.optional(rowId),
    },
    output: z.object({}),
    /** `not_found`: there is no such review, or no account of the two is named as the second one. */
    refusals: ["not_found", "already", "stale", "waiting"],
  }),
};
