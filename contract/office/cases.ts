import * as z from "zod/mini";
import { rowId } from "#contract/fields.ts";
import { act, read } from "#contract/office/call.ts";
import { caseRequest } from "#contract/office/case-requests.ts";
import { contactEffect } from "#contract/office/contact-effects.ts";
import { protectionFigures } from "#contract/office/protection-figures.ts";

/** The markers of harm; each is a file of `server/members/markers/`. */
export const markerNames = [
  "depositsDay",
  "depositsQuarter",
  "depositCount",
  "longVisit",
  "breaks",
  "raises",
  "usedUp",
  "lossesDay",
  "helpAsked",
  "failedDeposits",
] as const;
export type MarkerName = (typeof markerNames)[number];

const caseOrigins = ["marker", "staff", "member", "third_party"] as const;
export const caseOutcomes = ["no_harm", "tools_used", "excluded", "referred", "imposed"] as const;
export type CaseOutcome = (typeof caseOutcomes)[number];
export const contactChannels = ["note", "phone", "help", "other"] as const;
export type ContactChannel = (typeof contactChannels)[number];

/** A marker that a member reached: its value and the threshold in its unit, and its points. */
const caseReason = z.object({
  marker: z.enum(markerNames),
  value: z.int(),
  threshold: z.int(),
  points: z.int(),
});
export type CaseReason = z.infer<typeof caseReason>;

const contact = z.object({
  at: z.string(),
  operator: z.string(),
  channel: z.enum(contactChannels),
  summary: z.string(),
  /** Null until the days after the contact are over. */
  effect: z.nullable(contactEffect),
});

const memberCase = z.object({
  id: z.int(),
  version: z.int(),
  member: z.object({ id: z.int(), loginId: z.string(), nick: z.string() }),
  origin: z.enum(caseOrigins),
  openedAt: z.string(),
  openedBy: z.nullable(z.string()),
  /** Of 100: the sum of the points. */
  score: z.int(),
  reasons: z.array(caseReason),
  contacts: z.array(contact),
  /** Of third parties, the oldest first. */
  requests: z.array(caseRequest),
  closedAt: z.nullable(z.string()),
  closedBy: z.nullable(z.string()),
  outcome: z.nullable(z.enum(caseOutcomes)),
});
export type MemberCase = z.infer<typeof memberCase>;

const run = z.object({
  day: z.string(),
  members: z.int(),
  opened: z.int(),
  /** Promotional notes that reached a protected member since the count before. */
  sentToProtected: z.int(),
  /** Notes of promotions that reached a member without consent. */
  sentWithoutConsent: z.int(),
});
export type MarkerRun = z.infer<typeof run>;

const version = z.int().check(z.minimum(1));

export const caseOfficeCalls = {
  "get-cases": read({
    summary:
      "Open cases, the highest score first, or those closed last, and what the last nightly counts found.",
    access: "members.read",
    /** The last case of the page before, which the answer names as `next`. */
    fields: { list: z.enum(["open", "closed"]), before: z.optional(rowId) },
    output: z.object({
      cases: z.array(memberCase),
      /** The last case of this page when another page follows; otherwise null. */
      next: z.nullable(z.int()),
      run: z.nullable(run),
      figures: z.nullable(protectionFigures),
    }),
    refusals: [],
  }),
  "open-case": act({
    summary: "Open a case about a member by hand; from then on they are sent no promotion.",
    access: "members.remark",
    fields: { id: rowId, origin: z.enum(["staff", "member"]) },
    output: z.object({ caseId: z.int() }),
    /** `already`: a case is open. */
    refusals: ["not_found", "already"],
  }),
  "add-case-contact": act({
    summary: "Record a contact with the member; the reason is what was said.",
    access: "members.remark",
    fields: { caseId: rowId, channel: z.enum(contactChannels) },
    output: z.object({}),
    refusals: ["not_found", "already"],
  }),
  "close-case": act({
    summary: "Close a case, after which promotion is allowed again; a second operator checks it.",
    access: "members.change",
    checkedBy: "members.check",
    fields: { caseId: rowId, version, outcome: z.enum(caseOutcomes) },
    output: z.object({}),
    refusals: ["not_found", "already", "stale", "waiting"],
  }),
};
