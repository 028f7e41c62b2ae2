import * as z from "zod/mini";
import { rowId } from "#contract/fields.ts";
import { facts } from "#contract/office/audit.ts";
import { read } from "#contract/office/call.ts";
import { permissions } from "#contract/office/permissions.ts";

const auditorRead = z.object({
  id: z.int(),
  /** When it was asked first within its quarter of an hour. */
  at: z.string(),
  operator: z.string(),
  /** The call that answered. */
  call: z.string(),
  /** The permission that it takes; null for a call of an earlier release. */
  access: z.nullable(z.enum(permissions)),
  /** What the call was narrowed to; null for all. */
  filter: facts,
  address: z.string(),
});
export type AuditorRead = z.infer<typeof auditorRead>;

export const auditorReadCalls = {
  "get-auditor-reads": read({
    summary:
      "What auditors read and saved as files, newest first, fifty at a time. An auditor sees their own.",
    access: "audit.read",
    fields: {
      /** One auditor; of no effect for an auditor. */
      operator: z.optional(rowId),
      before: z.optional(rowId),
    },
    output: z.object({
      reads: z.array(auditorRead),
      /** The `before` of the next page; null on the last. */
      next: z.nullable(z.int()),
      /** The auditors by whom the list can be narrowed; for an auditor only themselves. */
      auditors: z.array(z.object({ id: z.int(), name: z.string() })),
      /** After how many days a row is deleted. */
      keptDays: z.int(),
    }),
    refusals: [],
  }),
};
