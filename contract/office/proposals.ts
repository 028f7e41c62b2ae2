import * as z from "zod/mini";
import { rowId } from "#contract/fields.ts";
import { facts } from "#contract/office/audit.ts";
import { act, read, selfService } from "#contract/office/call.ts";
import { subjectNow } from "#contract/office/subjects.ts";
import { assertion } from "#contract/passkeys.ts";

const decidedStates = ["carried-out", "turned-down", "expired"] as const;

/** An act that waited for a second operator, exactly as it is carried out. */
const proposal = z.object({
  id: z.int(),
  /** The call that is carried out. */
  call: z.string(),
  /** The object of the act: `payment:123`. */
  object: z.string(),
  subject: subjectNow,
  reason: z.string(),
  /** The call's input without the reason, by field. */
  payload: z.record(
    z.string(),
    z.union([
      z.string(),
      z.number(),
      z.boolean(),
      z.null(),
      z.array(z.union([z.number(), z.string()])),
    ]),
  ),
  /** The object's state at the proposal, and after the act, as far as they are known. */
  before: facts,
  after: facts,
  maker: z.string(),
  isOwn: z.boolean(),
  mayDecide: z.boolean(),
  /** Until when this operator and the maker do not count as two people; null when they do. */
  letInUntil: z.nullable(z.string()),
  /** The second operator gets a one-time link to pass on. */
  givesLink: z.boolean(),
  madeAt: z.string(),
  expiresAt: z.string(),
  /** Null while it waits. `by` is null for one that expired. */
  decision: z.nullable(
    z.object({
      state: z.enum(decidedStates),
      by: z.nullable(z.string()),
      at: z.string(),
      reason: z.nullable(z.string()),
    }),
  ),
});
export type Proposal = z.infer<typeof proposal>;

export const proposalViews = ["waiting", "decided"] as const;
export type ProposalView = (typeof proposalViews)[number];

export const proposalCalls = {
  "get-proposals": read({
    summary:
      "Acts that wait for a second operator, oldest first; decided and expired ones newest first, fifty a page.",
    access: "operator",
    fields: { view: z.optional(z.enum(proposalViews)), before: z.optional(rowId) },
    output: z.object({
      proposals: z.array(proposal),
      next: z.nullable(z.int()),
      /** Whether approvals are signed with the approver's passkey. */
      signedOnly: z.boolean(),
    }),
    refusals: [],
  }),
  "get-own-decisions": read({
    summary:
      "The operator's own proposals that colleagues decided and that they have not yet seen.",
    access: "operator",
    fields: {},
    output: z.object({ proposals: z.array(proposal) }),
    refusals: [],
  }),
  "see-own-decisions": selfService({
    summary:
      "Mark the decisions on the operator's own proposals as seen, up to the decision on one.",
    access: "operator",
    fields: { upTo: rowId },
    output: z.object({}),
    refusals: [],
  }),
  "decide-proposal": act({
    summary: "Carry out or turn down, as the second operator, what a colleague proposed.",
    access: "operator",
    fields: {
      id: rowId,
      decision: z.enum(["carry-out", "turn-down"]),
      /** Signs the challenge of `challenge-approval`; only carrying out is signed. */
      passkey: z.optional(assertion),
    },
    output: z.object({
      /** A one-time link that the act made, shown once and only to the second operator. */
      link: z.optional(z.object({ path: z.string(), expiresAt: z.string() })),
    }),
    refusals: [
      "not_found",
      "already",
      "passkey",
      "passkey_address",
      "own_passkey",
      "approvers",
      "unsigned",
      "signature",
      "signature_late",
      "own",
      "let_in",
      "break",
      "own_limit",
      "deposit_free_day",
      "test_account",
      "test_cap",
      "suspected",
      "expired",
      "stale",
      "claimed",
      "in_play",
      "closed",
      "balance",
      "self",
      "last",
      "target",
      "used",
      "fed",
      "shares",
      "differs",
      "limit",
      "certificate",
      "rng_certificate",
      "platform_certificate",
      "sheet",
      "build",
      "declared",
      "secret_missing",
      "mail_missing",
      "texts_missing",
      "governing_locale",
      "kept",
      "privacy_request",
      "not_ready",
    ],
  }),
};
