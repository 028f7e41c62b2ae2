import type { OfficeHandlersOf } from "#server/operators/office-handler.ts";
import type { officeMessageCalls } from "#contract/office/messages.ts";
import { announcementRoutes } from "#server/messages/announcements/acts.ts";
import { helpDeskRoutes } from "#server/messages/desk/acts.ts";
import { mailingRoutes } from "#server/messages/mailings/acts.ts";
import type { SendingDesk } from "#server/messages/mailings/sending.ts";

/** What operators do with messages: the desk, mailings, notices and popups. */
export const officeMessageRoutes = (
  desk: SendingDesk,
): OfficeHandlersOf<keyof typeof officeMessageCalls> => ({
  ...helpDeskRoutes(desk),
  ...mailingRoutes(desk),
  ...announcementRoutes(desk),
});
