import * as z from "zod/mini";
import { writtenText } from "#contract/fields.ts";
import { act, read } from "#contract/office/call.ts";
import { shortRowId } from "#contract/office/fields.ts";
import { contactKinds } from "#contract/contact-kinds.ts";
import { siteContact } from "#contract/protection.ts";

export const mostContacts = 20;

const contact = z
  .strictObject({
    kind: z.enum(contactKinds),
    name: writtenText(80),
    phone: z.string().check(z.trim(), z.regex(/^[0-9+() -]{0,40}$/)),
    address: z.string().check(z.trim(), z.regex(/^$|^(https:\/\/|mailto:)\S{1,190}$/)),
  })
  .check(z.refine(({ phone, address }) => phone !== "" || address !== ""));

/** A link of a help line that a site shows, and its last probe. */
const siteHelpLink = z.object({
  address: z.string(),
  /** Whether staff wrote it for the site; the others are built in. */
  isOwn: z.boolean(),
  /** Null until the first probe; links are probed with real money only. */
  probedAt: z.nullable(z.string()),
  /** Why it did not answer, as `HTTP 404` or `ENOTFOUND`; null when it did. */
  fault: z.nullable(z.string()),
  /** The first of the failed probes in a row. */
  failingSince: z.nullable(z.string()),
  isDead: z.boolean(),
});
export type SiteHelpLink = z.infer<typeof siteHelpLink>;

export const siteContactCalls = {
  "get-site-contacts": read({
    summary:
      "A site's own help lines and contacts, in their order on the page about protection, and whether the links of its help lines answer.",
    access: "settings.read",
    fields: { siteId: shortRowId },
    output: z.object({
      contacts: z.array(siteContact),
      version: z.int(),
      links: z.array(siteHelpLink),
      /** Whether play is paused because none of the links answers. */
      isPaused: z.boolean(),
    }),
    refusals: ["not_found"],
  }),
  "change-site-contacts": act({
    summary: "Replace a site's own help lines and contacts; they are shown at once.",
    access: "settings.change",
    fields: {
      siteId: shortRowId,
      version: z.int().check(z.minimum(1)),
      contacts: z.array(contact).check(z.maxLength(mostContacts)),
    },
    output: z.object({}),
    refusals: ["not_found", "stale", "already"],
  }),
};
