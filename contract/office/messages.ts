import { announcementCalls } from "#contract/office/announcements.ts";
import { helpDeskCalls } from "#contract/office/help-desk.ts";
import { mailingCalls } from "#contract/office/mailings.ts";

/** What the house says: answers to members, notes to one or many, notices and popups. */
export const officeMessageCalls = { ...helpDeskCalls, ...mailingCalls, ...announcementCalls };
