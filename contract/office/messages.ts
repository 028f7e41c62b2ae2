import { announcementCalls } from "#contract/office/announcements.ts";
import { complaintOfficeCalls } from "#contract/office/complaints.ts";
import { contactOfficeCalls } from "#contract/office/contacts.ts";
import { helpDeskCalls } from "#contract/office/help-desk.ts";
import { mailingCalls } from "#contract/office/mailings.ts";

/** Messages of staff: answers to members, notes to one or many, announcements. */
export const officeMessageCalls = {
  ...helpDeskCalls,
  ...complaintOfficeCalls,
  ...contactOfficeCalls,
  ...mailingCalls,
  ...announcementCalls,
};
