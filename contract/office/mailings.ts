import * as z from "zod/mini";
import { localeCodes } from "#contract/locales.ts";
import { anyDay, rowId, writtenText } from "#contract/fields.ts";
import { severalProducts } from "#contract/marketing.ts";
import { act, read } from "#contract/office/call.ts";
import { shortRowId } from "#contract/office/fields.ts";
import { memberStatuses } from "#contract/office/members.ts";

const locale = z.enum(localeCodes);
const memberStatus = z.enum(memberStatuses);
export const mailingStates = ["draft", "sending", "sent", "stopped", "dropped"] as const;

const text = z.object({ title: writtenText(120), contents: writtenText(20_000) });
export const titleColor = z.nullable(z.string().check(z.regex(/^#[0-9A-Fa-f]{6}$/)));

/** The recipients of a note: one `member`, or everyone who meets the conditions. */
const audience = z.object({
  /** The sign-in id of one member; the conditions below are then ignored. */
  member: z.nullable(z.string().check(z.minLength(1), z.maxLength(20))),
  levelFrom: z.int().check(z.minimum(1), z.maximum(10)),
  levelTo: z.int().check(z.minimum(1), z.maximum(10)),
  /** All but closed accounts when null. */
  status: z.nullable(memberStatus),
  /** The site on which they registered. */
  siteId: z.nullable(shortRowId),
  /** Seen on this day or later, YYYY-MM-DD in the site's time zone. */
  activeSince: z.nullable(anyDay),
});
export type Audience = z.infer<typeof audience>;

/** In one language at least. Members whose language has no text get the first of these. */
const texts = z.partialRecord(locale, text).check(z.refine((each) => Object.keys(each).length > 0));
/** The products that the note promotes; empty for a note about the service. */
const promotes = severalProducts;
const mailingFields = { audience, promotes, titleColor, texts };

const site = z.object({ id: z.int(), host: z.string(), name: z.string() });
export type SiteChoice = z.infer<typeof site>;

/**
 * Protected members who are left out: on a break, with an open case, kept from promotion by a
 * national register, and of a promotion also with a suspended or closed account. For a draft they
 * are counted up to ten thousand and one, which says that there are more than ten thousand.
 */
const heldBack = z.int();
/** Members who are left out because they do not consent to the promotion; counted likewise. */
const withoutConsent = z.int();

const mailing = z.object({
  id: z.int(),
  version: z.int(),
  state: z.enum(mailingStates),
  ...mailingFields,
  /** The language for members whose own has no text. */
  defaultLocale: locale,
  site: z.nullable(z.string()),
  writtenBy: z.string(),
  writtenAt: z.string(),
  startedAt: z.nullable(z.string()),
  endedAt: z.nullable(z.string()),
  /** For a draft, how many members it would go to now; after its start, how many it was for. */
  readers: z.int(),
  /** There are more than `readers`, whose count stops at ten thousand for a draft. */
  isMore: z.boolean(),
  heldBack,
  withoutConsent,
  sent: z.int(),
  /** How many of its recipients have opened it. */
  read: z.int(),
  /** More recipients than one operator may write to alone. */
  needsSecond: z.boolean(),
  /** A colleague's proposal to send it, which waits for a second operator. */
  proposalId: z.nullable(z.int()),
});
export type Mailing = z.infer<typeof mailing>;

const mailingRow = z.object({
  id: z.int(),
  state: z.enum(mailingStates),
  title: z.string(),
  audience,
  promotes,
  site: z.nullable(z.string()),
  writtenBy: z.string(),
  writtenAt: z.string(),
  readers: z.nullable(z.int()),
  sent: z.int(),
});
export type MailingRow = z.infer<typeof mailingRow>;

const sampled = z.object({ id: z.int(), loginId: z.string(), nick: z.string() });

const version = z.int();

export const mailingCalls = {
  "get-mailings": read({
    summary: "Fifty mailings with their progress, newest first.",
    access: "messages.read",
    fields: { after: z.optional(rowId) },
    output: z.object({ rows: z.array(mailingRow), next: z.nullable(z.int()) }),
    refusals: [],
  }),
  "get-mailing": read({
    summary: "One mailing with its texts and progress.",
    access: "messages.read",
    fields: { id: rowId },
    output: z.object({ mailing }),
    refusals: ["not_found"],
  }),
  "get-mailing-sites": read({
    summary: "The sites to which a mailing can be restricted.",
    access: "messages.read",
    fields: {},
    output: z.object({ sites: z.array(site) }),
    refusals: [],
  }),
  "count-mailing-readers": read({
    summary: "How many members an audience has now, and how many are left out.",
    access: "messages.publish",
    fields: { audience, promotes },
    output: z.object({
      readers: z.int(),
      isMore: z.boolean(),
      needsSecond: z.boolean(),
      heldBack,
      withoutConsent,
    }),
    refusals: ["not_found"],
  }),
  "sample-mailing-readers": read({
    summary: "At most ten readers of an audience, spread evenly over those that are counted.",
    access: "members.read",
    fields: { audience, promotes },
    output: z.object({ members: z.array(sampled) }),
    refusals: ["not_found"],
  }),
  "save-mailing": act({
    summary: "Write a mailing, or change the draft with this id. Nothing is sent yet.",
    access: "messages.publish",
    fields: { id: z.optional(rowId), version: z.optional(version), ...mailingFields },
    output: z.object({ id: z.int(), version: z.int() }),
    refusals: ["not_found", "already", "stale"],
  }),
  "send-mailing": act({
    summary: "Queue a draft in exactly this version; a large audience needs a second operator.",
    access: "messages.publish",
    checkedBy: "messages.publish",
    fields: { id: rowId, version },
    output: z.object({}),
    refusals: ["not_found", "already", "stale", "waiting"],
  }),
  "stop-mailing": act({
    summary: "Stop a mailing, or delete a draft. Notes that were sent stay sent.",
    access: "messages.publish",
    fields: { id: rowId },
    output: z.object({}),
    refusals: ["not_found", "already"],
  }),
};
