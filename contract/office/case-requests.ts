import * as z from "zod/mini";
import { rowId, writtenLine, writtenText } from "#contract/fields.ts";
import { LARGEST_HELP_FILE_BODY_BYTES } from "#contract/help-file-sizes.ts";
import { newHelpFile, openedHelpFile } from "#contract/help-files.ts";
import { act } from "#contract/office/call.ts";

/** What a third party is to the member whom they ask to protect. */
export const requestRelations = [
  "family",
  "guardian",
  "doctor",
  "court",
  "authority",
  "other",
] as const;
export type RequestRelation = (typeof requestRelations)[number];

/** How a third party's request came. */
export const requestChannels = ["phone", "letter", "email", "visit", "other"] as const;
export type RequestChannel = (typeof requestChannels)[number];

/** A third party's request without its evidence. */
export const caseRequest = z.object({
  id: z.int(),
  relation: z.enum(requestRelations),
  channel: z.enum(requestChannels),
  recordedAt: z.string(),
  recordedBy: z.string(),
  /** False after the evidence was deleted, by its retention period or with the member. */
  hasEvidence: z.boolean(),
});
export type CaseRequest = z.infer<typeof caseRequest>;

/** Who asked, and what they said. */
const evidence = {
  name: writtenLine(1, 100),
  /** Where they are answered: a number, an address, a reference. */
  contact: writtenLine(1, 200),
  statement: writtenText(2_000),
};

export const caseRequestOfficeCalls = {
  "record-case-request": act({
    summary:
      "Record that a third party asks for a member's protection; it joins the open case or opens one.",
    access: "members.remark",
    fields: {
      id: rowId,
      relation: z.enum(requestRelations),
      channel: z.enum(requestChannels),
      ...evidence,
      /** A paper of theirs: a picture or a PDF of up to 5 MB. */
      file: z.optional(z.strictObject(newHelpFile)),
    },
    output: z.object({ caseId: z.int(), requestId: z.int() }),
    refusals: ["not_found", "file"],
    largestBodyBytes: LARGEST_HELP_FILE_BODY_BYTES,
  }),
  "open-case-request": act({
    summary:
      "See who asked for a member's protection and their evidence; the audit trail keeps who looked.",
    access: "members.evidence",
    fields: { id: rowId },
    output: z.object({
      name: z.string(),
      contact: z.string(),
      statement: z.string(),
      file: z.nullable(openedHelpFile),
    }),
    refusals: ["not_found", "time"],
  }),
};
