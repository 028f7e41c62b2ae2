import * as z from "zod/mini";
import { writtenText } from "#contract/fields.ts";
import { helpFile } from "#contract/help-files.ts";
import { helpCategories } from "#contract/help-kinds.ts";

export const helpCategory = z.enum(helpCategories);

/** A question's text, and that of each further message. */
export const helpText = writtenText(4_000);

/** A further message of the member in a thread and, once answered, the reply as sanitised HTML. */
export const helpFollowUp = z.object({
  id: z.int(),
  contents: z.string(),
  status: z.enum(["wait", "already", "cansel"]),
  /** ISO 8601. */
  writtenAt: z.string(),
  reply: z.optional(z.string()),
  repliedAt: z.optional(z.string()),
  files: z.array(helpFile),
  replyFiles: z.array(helpFile),
});
export type HelpFollowUp = z.infer<typeof helpFollowUp>;
