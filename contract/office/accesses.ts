import * as z from "zod/mini";
import { rowId } from "#contract/fields.ts";
import { read } from "#contract/office/call.ts";
import { accessParts, memberById } from "#contract/office/shown-member.ts";

const access = z.object({
  id: z.int(),
  /** When the part was opened first within its quarter of an hour. */
  at: z.string(),
  operator: z.string(),
  part: z.enum(accessParts),
  address: z.string(),
});
export type MemberAccess = z.infer<typeof access>;

export const accessCalls = {
  "get-member-accesses": read({
    summary: "Which operators opened what of the member's data, newest first, fifty at a time.",
    access: "audit.read",
    shows: memberById("accesses"),
    fields: { id: rowId, before: z.optional(rowId) },
    output: z.object({ accesses: z.array(access), next: z.nullable(z.int()) }),
    refusals: ["not_found"],
  }),
};
