import * as z from "zod/mini";
import { call } from "#contract/call.ts";
import { rowId, writtenLine } from "#contract/fields.ts";
import {
  HELP_FILES_AT_MOST,
  LARGEST_HELP_FILE_CONTENT,
  LARGEST_HELP_FILE_BODY_BYTES,
} from "#contract/help-file-sizes.ts";

/** A file of a message, without its content. */
export const helpFile = z.object({
  id: z.int(),
  name: z.string(),
  kind: z.enum(["picture", "pdf"]),
  /** As it is stored. */
  bytes: z.int(),
});
export type HelpFile = z.infer<typeof helpFile>;

/** A file with its content in base64: a WebP picture, or a PDF. */
export const openedHelpFile = z.object({
  name: z.string(),
  kind: helpFile.shape.kind,
  data: z.string(),
});
export type OpenedHelpFile = z.infer<typeof openedHelpFile>;

/** A new file: its name, and its content in base64. */
export const newHelpFile = {
  name: writtenLine(1, 120),
  data: z
    .string()
    .check(
      z.minLength(4),
      z.maxLength(LARGEST_HELP_FILE_CONTENT),
      z.regex(/^[A-Za-z0-9+/]+={0,2}$/),
    ),
};

/** The files of a message that is sent, as they were attached. */
export const attachedFiles = z.optional(z.array(rowId).check(z.maxLength(HELP_FILES_AT_MOST)));

export const helpFileCalls = {
  "attach-help-file": call({
    summary:
      "Attach a picture (JPEG, PNG, WebP, GIF or AVIF) or a PDF of up to 5 MB to a message that is not sent yet; one that is not sent within a day is deleted.",
    access: "member",
    isMutation: true,
    input: z.strictObject(newHelpFile),
    output: z.object({ file: helpFile }),
    /** `file`: the content is neither a picture nor a PDF, or cannot be read. */
    refusals: ["file", "time"],
    largestBodyBytes: LARGEST_HELP_FILE_BODY_BYTES,
  }),
  "get-help-file": call({
    summary: "One file of the member's own messages and of their replies.",
    access: "member",
    isMutation: false,
    input: z.strictObject({ id: rowId }),
    output: openedHelpFile,
    refusals: ["not_found"],
  }),
};
