import * as z from "zod/mini";
import { breakTerms } from "#contract/break-terms.ts";
import { call } from "#contract/call.ts";
import { contactKinds } from "#contract/contact-kinds.ts";
import { fundsLevel } from "#contract/funds.ts";
import { empty } from "#contract/fields.ts";

/** A contact; `phone` or `address` can be empty, not both. */
export const siteContact = z.object({
  kind: z.enum(contactKinds),
  name: z.string(),
  phone: z.string(),
  /** Starts with `https://` or `mailto:`. */
  address: z.string(),
});
export type SiteContact = z.infer<typeof siteContact>;

export const protectionCalls = {
  "get-protection": call({
    summary: "The site's own help lines and contacts, and the terms of breaks that it offers.",
    access: "visitor",
    isMutation: false,
    input: empty,
    output: z.object({
      contacts: z.array(siteContact),
      terms: z.array(z.enum(breakTerms)),
      /** How long a raise of a limit waits, in hours. */
      raiseWaitsHours: z.int(),
      /** How far members' money is protected in an insolvency; null where none is prescribed. */
      funds: z.nullable(fundsLevel),
    }),
    refusals: [],
  }),
};
