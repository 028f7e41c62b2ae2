import * as z from "zod/mini";
import { localeCodes } from "#contract/locales.ts";
import { rowId } from "#contract/fields.ts";
import { act, read } from "#contract/office/call.ts";

/** A help request of someone who is not signed in; who they are is not checked. */
const contact = z.object({
  id: z.int(),
  replyTo: z.string(),
  title: z.string(),
  contents: z.string(),
  /** The language of the page on which it was written. */
  locale: z.enum(localeCodes),
  writtenAt: z.string(),
  handledAt: z.nullable(z.string()),
  handledBy: z.nullable(z.string()),
});
export type OfficeContact = z.infer<typeof contact>;

export const contactOfficeCalls = {
  "get-contacts": read({
    summary:
      "Fifty requests of people who are not signed in: those that wait, the oldest first, or those that are handled, the newest first.",
    access: "messages.answer",
    fields: { list: z.enum(["waiting", "done"]), after: z.optional(rowId) },
    output: z.object({ rows: z.array(contact), next: z.nullable(z.int()) }),
    refusals: [],
  }),
  "handle-contact": act({
    summary: "Mark a request of someone who is not signed in as handled.",
    access: "messages.answer",
    fields: { id: rowId },
    output: z.object({}),
    refusals: ["not_found", "already"],
  }),
};
