import * as z from "zod/mini";
import { call } from "#contract/call.ts";
import { empty, rowId, shapeOf } from "#contract/fields.ts";
import { LARGEST_HELP_FILE_BODY_BYTES } from "#contract/help-file-sizes.ts";
import { helpFile, newHelpFile } from "#contract/help-files.ts";
import { memberRules } from "#contract/member-rules.ts";
import { identityDocuments, identitySides, toldRefusals } from "#contract/identity.ts";

export const identityFile = z.object({
  id: z.int(),
  side: z.enum(identitySides),
  kind: helpFile.shape.kind,
  /** As it is stored, before the seal. */
  bytes: z.int(),
});
export type IdentityFile = z.infer<typeof identityFile>;

/** The member's newest document and what became of it. Times are ISO 8601. */
const identityCheck = z.object({
  document: z.enum(identityDocuments),
  state: z.enum(["waiting", "refused", "verified", "ended"]),
  sentAt: z.string(),
  decidedAt: z.nullable(z.string()),
  refusedFor: z.nullable(z.enum(toldRefusals)),
});

export const identityCheckCalls = {
  "get-identity": call({
    summary: "Whether the member's identity is to be verified, and the newest document sent.",
    access: "member",
    isMutation: false,
    input: empty,
    output: z.object({
      /** The site's jurisdiction demands a verified identity before deposits and play, and there is none. */
      isDemanded: z.boolean(),
      newest: z.nullable(identityCheck),
    }),
    refusals: [],
  }),
  "attach-identity-file": call({
    summary:
      "Add one side of an identity document, a picture (JPEG, PNG, WebP, GIF or AVIF) or a PDF of up to 5 MB; one that is not sent within a day is deleted.",
    access: "member",
    isMutation: true,
    input: z.strictObject({ side: z.enum(identitySides), data: newHelpFile.data }),
    output: z.object({ file: identityFile }),
    /** `file`: the content is neither a picture nor a PDF, or cannot be read. */
    refusals: ["file", "time"],
    largestBodyBytes: LARGEST_HELP_FILE_BODY_BYTES,
  }),
  "send-identity": call({
    summary:
      "Send the added sides of an identity document to be verified: the front, and the back of all but passports.",
    access: "member",
    isMutation: true,
    input: z.strictObject({
      document: z.enum(identityDocuments),
      front: rowId,
      back: z.optional(rowId),
      /** What was registered wrongly, as the document has it. */
      name: z.optional(shapeOf(memberRules.bankOwner)),
      birthDate: z.optional(shapeOf(memberRules.birthDate)),
    }),
    output: z.object({}),
    /** `wait`: one is being looked at. `already`: none is demanded, or the identity is verified. `not_found`: a side is missing. */
    refusals: ["wait", "already", "not_found"],
  }),
};
