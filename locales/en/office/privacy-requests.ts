import {
  enCorrectedDetails,
  enPrivacyRequestKinds,
  enPrivacyRequestOutcomes,
} from "#locales/en/privacy-requests.ts";
import type { OfficePrivacyRequestTexts } from "#locales/ko/office/privacy-requests.ts";

/** Texts of the back office about requests of members about their data. */
export const enOfficePrivacyRequests = {
  title: "Privacy requests",
  lead: "What members ask about their data, due soonest first. Each is answered within one month of the day it was received.",
  lists: {
    waiting: "Waiting",
    ended: "Closed",
  },
  none: {
    waiting: "No request is waiting",
    ended: "No request has been closed yet",
  },
  kind: "Request",
  member: "Member",
  receivedOn: "Received",
  dueOn: "Answer by",
  state: "State",
  waiting: "Waiting",
  late: "Late",
  isExtended: "Extended",
  onSite: "Sent on the site",
  recordedBy: (operator) => `Recorded by ${operator}`,
  asked: "What the member asks",
  noText: "Nothing was written",
  field: "To be corrected",
  answer: "Answer",
  language: "The member reads",
  others: "Other requests of this member",
  noOthers: "No other requests",
  noRequests: "No privacy requests",
  missing: "This request was not found",
  toList: "To the list",
  erasureNote:
    "A request for erasure is granted when two operators carry out “Erase personal data” on the member's page. If the data cannot be erased yet, refuse it with the reason and the day.",
  closedNote:
    "The account is closed, so the member cannot log in. Please also send the answer by the way the request came.",
  grant: "Grant",
  grantNote:
    "Answer once it is done. The member reads the answer on My page and gets a note about it.",
  refuse: "Refuse",
  refuseNote:
    "The member sees the reason, your answer and the data protection authority for complaints.",
  extend: "Extend",
  extendNote:
    "The time can be extended once, by two months. The member gets a note with the reason.",
  outcome: "Decision",
  refusedFor: "Reason of the refusal",
  ground: "Reason of the extension",
  choose: "Choose",
  answerMissing: "Please write the answer that the member reads.",
  answerHint: (language) => `In the member's language: ${language}`,
  usual: "request examined",
  answered: "The request was answered.",
  extendedNow: "The time was extended.",
  record: "Record a request",
  recordNote:
    "For a request that came by letter, email, phone or otherwise outside the site. The month begins on the day it was received.",
  receivedDay: "Received on",
  details: "What the member asks",
  detailsOptional: "What the member asks (optional)",
  detailsMissing: "Please write what the member asks.",
  recorded: "The request was recorded.",
  kinds: enPrivacyRequestKinds,
  fields: enCorrectedDetails,
  outcomes: enPrivacyRequestOutcomes,
  refusals: {
    records_kept: "Kept by law",
    not_identified: "Identity not established",
    excessive: "Unfounded or excessive",
    rights_of_others: "Rights of others",
    data_right: "Data is right",
    other: "Other (in the answer)",
  },
  extensions: {
    complex: "Complex request",
    many_requests: "Many requests",
  },
} satisfies OfficePrivacyRequestTexts;
