import type { Acts } from "#server/kit/act.ts";
import type { OfficeHandlersOf } from "#server/operators/office-handler.ts";
import type { officeMessageCalls } from "#contract/office/messages.ts";
import { announcementRoutes } from "#server/messages/announcements/acts.ts";
import { helpDeskRoutes } from "#server/messages/desk/acts.ts";
import { mailingRoutes } from "#server/messages/mailings/acts.ts";

/** What operators do with messages: the desk, mailings, notices and popups. */
export const officeMessageRoutes = (
  acts: Acts,
): OfficeHandlersOf<keyof typeof officeMessageCalls> => ({
  ...helpDeskRoutes(acts),
  ...mailingRoutes(acts),
  ...announcementRoutes(acts),
});
