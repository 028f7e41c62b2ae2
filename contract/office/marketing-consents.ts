import * as z from "zod/mini";
import { rowId } from "#contract/fields.ts";
import { consentPlaces, marketingProducts } from "#contract/marketing.ts";
import { act, read } from "#contract/office/call.ts";
import { memberById } from "#contract/office/shown-member.ts";

const change = z.object({
  id: z.int(),
  at: z.string(),
  product: z.enum(marketingProducts),
  isGiven: z.boolean(),
  place: z.enum(consentPlaces),
  /** The version of the wording that the member was shown; null for a withdrawal by others. */
  version: z.nullable(z.string()),
  /** The operator who withdrew it; null for every other place. */
  operator: z.nullable(z.string()),
});
export type ConsentChange = z.infer<typeof change>;

export const marketingOfficeCalls = {
  "get-member-marketing": read({
    summary: "The member's latest fifty decisions about promotional notes, newest first.",
    access: "members.read",
    shows: memberById("overview"),
    fields: { id: rowId },
    output: z.object({ changes: z.array(change) }),
    refusals: ["not_found"],
  }),
  "withdraw-marketing-consent": act({
    summary:
      "Withdraw a member's consent to promotional notes about every product, at the member's wish; the member alone gives it again.",
    access: "members.change",
    fields: { id: rowId },
    output: z.object({}),
    /** `already`: no consent is given. */
    refusals: ["not_found", "already"],
  }),
};
