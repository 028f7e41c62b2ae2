import * as z from "zod/mini";
import { call } from "#contract/call.ts";
import {
  correctedDetails,
  privacyRequestExtensions,
  privacyRequestKinds,
  privacyRequestOutcomes,
  privacyRequestRefusals,
  longestPrivacyRequest,
  needsDetails,
} from "#contract/privacy-request-kinds.ts";
import { empty, rowId, writtenText } from "#contract/fields.ts";
import { siteContact } from "#contract/protection.ts";

/** What a member asks; `field` says what a correction is about. */
export const newPrivacyRequest = z
  .strictObject({
    kind: z.enum(privacyRequestKinds),
    field: z.optional(z.enum(correctedDetails)),
    details: z.optional(writtenText(longestPrivacyRequest.details)),
  })
  .check(
    z.refine(({ kind, field }) => (kind === "correction") === (field !== undefined), {
      path: ["field"],
    }),
    z.refine(({ kind, details }) => details !== undefined || !needsDetails(kind), {
      path: ["details"],
    }),
  );
export type NewPrivacyRequest = z.infer<typeof newPrivacyRequest>;

/** What members and staff both read of a request. Moments are ISO 8601. */
export const privacyRequest = {
  id: z.int(),
  kind: z.enum(privacyRequestKinds),
  receivedAt: z.string(),
  /** The last day for the answer, YYYY-MM-DD in the time zone of the member's site. */
  dueOn: z.string(),
  /** That day is over, and there is no answer. */
  isLate: z.boolean(),
  /** Why the answer takes two months more; null while it does not. */
  extendedFor: z.nullable(z.enum(privacyRequestExtensions)),
  endedAt: z.nullable(z.string()),
  /** Null while the request waits. */
  outcome: z.nullable(z.enum(privacyRequestOutcomes)),
  refusedFor: z.nullable(z.enum(privacyRequestRefusals)),
};

/** What the two sides wrote; `details` and `answer` are null when nothing was written. */
export const privacyRequestTexts = {
  /** Of a correction only. */
  field: z.nullable(z.enum(correctedDetails)),
  details: z.nullable(z.string()),
  answer: z.nullable(z.string()),
};

const ownPrivacyRequest = z.object({ ...privacyRequest, ...privacyRequestTexts });
export type OwnPrivacyRequest = z.infer<typeof ownPrivacyRequest>;

export const privacyRequestCalls = {
  "get-privacy-requests": call({
    summary: "The member's privacy requests: waiting ones first, then the newest.",
    access: "member",
    isMutation: false,
    input: empty,
    output: z.object({
      /** At most twenty. */
      requests: z.array(ownPrivacyRequest),
      /** The authorities for data protection that the member's site names; may be empty. */
      authorities: z.array(siteContact),
      /** How many years the records of an account are kept after it was closed. */
      recordYears: z.int(),
    }),
    refusals: [],
  }),
  "open-privacy-request": call({
    summary: "Ask about the member's data; one request of each kind can wait.",
    access: "member",
    isMutation: true,
    input: newPrivacyRequest,
    output: z.object({ id: z.int() }),
    /** `wait`: one of this kind waits. */
    refusals: ["wait", "time"],
  }),
  "withdraw-privacy-request": call({
    summary: "Withdraw a request about the member's data that waits.",
    access: "member",
    isMutation: true,
    input: z.strictObject({ id: rowId }),
    output: z.object({}),
    /** `already`: answered or withdrawn. */
    refusals: ["not_found", "already"],
  }),
};
