import * as z from "zod/mini";
import {
  privacyRequestExtensions,
  privacyRequestRefusals,
  longestPrivacyRequest,
} from "#contract/privacy-request-kinds.ts";
import {
  privacyRequest,
  privacyRequestTexts,
  newPrivacyRequest,
} from "#contract/privacy-requests.ts";
import { day, rowId, writtenText } from "#contract/fields.ts";
import { localeCodes, type Locale } from "#contract/locales.ts";
import { act, read } from "#contract/office/call.ts";
import { memberStatuses } from "#contract/office/members.ts";
import { memberById, memberInAnswer } from "#contract/office/shown-member.ts";

/** A request as staff see it in lists. */
const officePrivacyRequest = z.object({
  ...privacyRequest,
  member: z.object({
    id: z.int(),
    loginId: z.string(),
    nick: z.string(),
    status: z.enum(memberStatuses),
  }),
  /** Who wrote it down; null when the member opened it on the site. */
  recordedBy: z.nullable(z.string()),
  /** It can be extended: it waits, was not extended, and its first month is not over. */
  isExtendable: z.boolean(),
  /** Null while it waits, and when the member withdrew it. */
  endedBy: z.nullable(z.string()),
});
export type OfficePrivacyRequest = z.infer<typeof officePrivacyRequest>;

const answered = { id: rowId, answer: writtenText(longestPrivacyRequest.answer) };

export const privacyRequestOfficeCalls = {
  "get-privacy-requests": read({
    summary:
      "Fifty privacy requests: waiting ones, the soonest due first, or ended ones, the newest first.",
    access: "members.read",
    fields: {
      list: z.enum(["waiting", "ended"]),
      /** The last row of the page before. */
      after: z.optional(rowId),
    },
    output: z.object({ requests: z.array(officePrivacyRequest), next: z.nullable(z.int()) }),
    refusals: [],
  }),
  "get-privacy-request": read({
    summary: "A privacy request with its texts, and the member's other requests.",
    access: "members.read",
    shows: memberInAnswer("privacy-requests", "request", "member", "id"),
    fields: { id: rowId },
    output: z.object({
      request: officePrivacyRequest,
      ...privacyRequestTexts,
      /** The language in which the member reads the answer. */
      locale: z.enum(localeCodes as [Locale]),
      /** The member's other requests, the newest first, at most twenty. */
      others: z.array(officePrivacyRequest),
    }),
    refusals: ["not_found"],
  }),
  "get-member-privacy-requests": read({
    summary: "A member's privacy requests, the newest first, at most twenty.",
    access: "members.read",
    shows: memberById("privacy-requests"),
    fields: { id: rowId },
    output: z.object({ requests: z.array(officePrivacyRequest) }),
    refusals: ["not_found"],
  }),
  "record-privacy-request": act({
    summary:
      "Write down a privacy request that came by letter, e-mail or phone; its month begins on the day it was received.",
    access: "messages.answer",
    fields: { id: rowId, receivedOn: day, request: newPrivacyRequest },
    output: z.object({ requestId: z.int() }),
    /** `privacy_request`: one of this kind waits. A day in the future or more than a year ago is invalid. `already`: erased. */
    refusals: ["not_found", "already", "privacy_request"],
  }),
  "extend-privacy-request": act({
    summary:
      "Take two months more for an answer, once and within the first month; the member is told why.",
    access: "messages.answer",
    fields: { id: rowId, ground: z.enum(privacyRequestExtensions) },
    output: z.object({}),
    refusals: ["not_found", "already", "late"],
  }),
  "grant-privacy-request": act({
    summary:
      "Grant a privacy request with an answer to the member; one for erasure is granted by erasing the member.",
    access: "messages.answer",
    fields: answered,
    output: z.object({}),
    refusals: ["not_found", "already", "erase"],
  }),
  "refuse-privacy-request": act({
    summary:
      "Refuse a privacy request, wholly or in part; the member reads why and where to complain.",
    access: "messages.answer",
    fields: {
      ...answered,
      outcome: z.enum(["partly", "refused"]),
      refusedFor: z.enum(privacyRequestRefusals),
    },
    output: z.object({}),
    refusals: ["not_found", "already"],
  }),
};
