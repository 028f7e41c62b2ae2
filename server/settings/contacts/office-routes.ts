import type { siteContactCalls } from "#contract/office/contacts-of-sites.ts";
import type { SiteContact } from "#contract/protection.ts";
import type { Queryable } from "#server/kit/database.ts";
import type { OfficeHandlersOf } from "#server/operators/office-handler.ts";
import { changeContacts, officeContacts } from "#server/settings/contacts/contacts.ts";

/** Contacts as the audit trail names them. */
const factsOf = (contacts: readonly SiteContact[]) => ({
  contacts: contacts
    .map(({ name, phone, address }) => [name, phone, address].filter(Boolean).join(" "))
    .join("; "),
});

export const siteContactRoutes = (
  db: Queryable,
): OfficeHandlersOf<keyof typeof siteContactCalls> => ({
  "get-site-contacts": (_context, { siteId }) => officeContacts(db, siteId),
  "change-site-contacts": async (act, _context, { siteId, version, contacts }) => {
    const was = await changeContacts(act.tx, { siteId, version }, contacts);
    return {
      answer: {},
      audit: { object: `site:${siteId}`, before: factsOf(was), after: factsOf(contacts) },
    };
  },
});
