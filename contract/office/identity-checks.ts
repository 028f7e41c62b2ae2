import * as z from "zod/mini";
import { rowId } from "#contract/fields.ts";
import { openedHelpFile } from "#contract/help-files.ts";
import { identityDocuments, identityRefusals } from "#contract/identity.ts";
import { identityFile } from "#contract/identity-checks.ts";
import { act, read } from "#contract/office/call.ts";
import { memberStatuses } from "#contract/office/members.ts";
import { memberById, memberInAnswer } from "#contract/office/shown-member.ts";

/** A document that a member sent. Times are ISO 8601. */
const identityCheck = z.object({
  id: z.int(),
  member: z.object({
    id: z.int(),
    loginId: z.string(),
    nick: z.string(),
    status: z.enum(memberStatuses),
  }),
  document: z.enum(identityDocuments),
  sentAt: z.string(),
  decidedAt: z.nullable(z.string()),
  decidedBy: z.nullable(z.string()),
  outcome: z.nullable(z.enum(["verified", "refused"])),
  refusedFor: z.nullable(z.enum(identityRefusals)),
  /** When an operator asked for a document again. */
  endedAt: z.nullable(z.string()),
});
export type OfficeIdentityCheck = z.infer<typeof identityCheck>;

/** Null where it is registered rightly. */
const correction = z.object({ name: z.nullable(z.string()), birthDate: z.nullable(z.string()) });

export const identityCheckOfficeCalls = {
  "get-identity-checks": read({
    summary:
      "Fifty identity documents: those that wait, the oldest first, or those that are decided, the newest first.",
    access: "members.verify",
    fields: {
      list: z.enum(["waiting", "decided"]),
      /** The last row of the page before. */
      after: z.optional(rowId),
    },
    output: z.object({ checks: z.array(identityCheck), next: z.nullable(z.int()) }),
    refusals: [],
  }),
  "get-identity-check": read({
    summary: "An identity document with what the member registered.",
    access: "members.verify",
    shows: memberInAnswer("identity", "check", "member", "id"),
    fields: { id: rowId },
    output: z.object({
      check: identityCheck,
      /** Unmasked, to be compared with the document. `birthDate` is YYYY-MM-DD. */
      registered: z.object({ name: z.string(), birthDate: z.string() }),
      /** What the member says is registered wrongly; null once it is decided. */
      correction: z.nullable(correction),
      /** Empty once they are deleted. */
      files: z.array(identityFile),
      /** The member's earlier documents, the newest first, at most twenty. */
      earlier: z.array(identityCheck),
    }),
    refusals: ["not_found"],
  }),
  "get-member-identity": read({
    summary: "Whether a member's identity is to be verified and is, with the documents they sent.",
    access: "members.read",
    shows: memberById("identity"),
    fields: { id: rowId },
    output: z.object({
      /** Demanded by the jurisdiction of the member's site, and not verified. */
      isDemanded: z.boolean(),
      isVerified: z.boolean(),
      /** The newest first, at most twenty. */
      checks: z.array(identityCheck),
    }),
    refusals: ["not_found"],
  }),
  "open-identity-file": act({
    summary: "See one side of an identity document; the audit trail keeps who looked.",
    access: "members.verify",
    fields: { id: rowId },
    output: z.omit(openedHelpFile, { name: true }),
    refusals: ["not_found", "time"],
  }),
  "verify-identity": act({
    summary:
      "The document proves who the member is: deposits and play are open to them. With a correction of what is registered a second operator decides.",
    access: "members.verify",
    checkedBy: "members.check",
    fields: { id: rowId },
    output: z.object({}),
    refusals: ["not_found", "already", "waiting"],
  }),
  "refuse-identity": act({
    summary: "Refuse a document; the member is told why and can send another one.",
    access: "members.verify",
    fields: { id: rowId, refusedFor: z.enum(identityRefusals) },
    output: z.object({}),
    refusals: ["not_found", "already"],
  }),
  "ask-identity-again": act({
    summary:
      "A verified identity counts no longer; where it is demanded, play waits for a new document.",
    access: "members.verify",
    fields: { id: rowId },
    output: z.object({}),
    refusals: ["not_found", "already"],
  }),
};
