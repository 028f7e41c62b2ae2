import type { Acts } from "#server/kit/act.ts";
import type { OfficeHandlersOf } from "#server/operators/office-handler.ts";
import type { officeMessageCalls } from "#contract/office/messages.ts";
import { announcementRoutes } from "#server/messages/announcements/office-routes.ts";
import { complaintOfficeRoutes } from "#server/messages/complaints/office-routes.ts";
import { contactsOf, handleContact } from "#server/messages/contacts/contacts.ts";
import { helpDeskRoutes } from "#server/messages/help-desk/office-routes.ts";
import { mailingRoutes } from "#server/messages/mailings/office-routes.ts";

/** The office's calls about messages: help desk, mailings, announcements. */
export const officeMessageRoutes = (
  acts: Acts,
): OfficeHandlersOf<keyof typeof officeMessageCalls> => ({
  ...helpDeskRoutes(acts),
  ...complaintOfficeRoutes(acts),
  "get-contacts": (_context, input) => contactsOf(acts.db, input),
  "handle-contact": async (act, _context, { id }) => {
    await handleContact(act, BigInt(id));
    const object = `contact:${id}`;
    return { answer: {}, audit: { object, before: { handled: false }, after: { handled: true } } };
  },
  ...mailingRoutes(acts),
  ...announcementRoutes(acts),
});
