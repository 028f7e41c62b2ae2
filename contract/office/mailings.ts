import * as z from "zod/mini";
import { localeCodes } from "#contract/locales.ts";
import { rowId, writtenText } from "#contract/fields.ts";
import { act, read } from "#contract/office/call.ts";
import { shortRowId } from "#contract/office/fields.ts";

const locale = z.enum(localeCodes);
const memberStatus = z.enum(["active", "suspended", "closed"]);
export const mailingStates = ["draft", "sending", "sent", "stopped", "dropped"] as const;

const text = z.object({ title: writtenText(120), contents: writtenText(20_000) });
export const titleColor = z.nullable(z.string().check(z.regex(/^#[0-9A-Fa-f]{6}$/)));

/** Whom a note goes to. Without `member`, everybody whom the conditions fit. */
const audience = z.object({
  /** The id one member signs in with; the conditions below do not count then. */
  member: z.nullable(z.string().check(z.minLength(1), z.maxLength(20))),
  levelFrom: z.int().check(z.minimum(1), z.maximum(10)),
  levelTo: z.int().check(z.minimum(1), z.maximum(10)),
  /** All but closed accounts when null. */
  status: z.nullable(memberStatus),
  /** The site on which they registered. */
  siteId: z.nullable(shortRowId),
  /** Seen on this day or later, YYYY-MM-DD in the site's time zone. */
  activeSince: z.nullable(z.iso.date()),
});
export type Audience = z.infer<typeof audience>;

/** In one language at least. The first in the order of the languages goes to whoever has no own. */
const texts = z.partialRecord(locale, text).check(z.refine((each) => Object.keys(each).length > 0));
const mailingFields = { audience, titleColor, texts };

const site = z.object({ id: z.int(), host: z.string(), name: z.string() });
export type SiteChoice = z.infer<typeof site>;

const mailing = z.object({
  id: z.int(),
  version: z.int(),
  state: z.enum(mailingStates),
  ...mailingFields,
  /** The language that members get whose own has no text. */
  defaultLocale: locale,
  site: z.nullable(z.string()),
  writtenBy: z.string(),
  writtenAt: z.string(),
  startedAt: z.nullable(z.string()),
  endedAt: z.nullable(z.string()),
  /** How many it fits now while it is a draft; how many it fitted when it started, afterwards. */
  readers: z.int(),
  /** There are more than `readers`, which stops at ten thousand while it is a draft. */
  isMore: z.boolean(),
  sent: z.int(),
  /** How many of those it reached have opened it. */
  read: z.int(),
  /** More readers than one operator may write to alone. */
  needsSecond: z.boolean(),
  /** A colleague proposed to send it; a second operator decides. */
  proposalId: z.nullable(z.int()),
});
export type Mailing = z.infer<typeof mailing>;

const mailingRow = z.object({
  id: z.int(),
  state: z.enum(mailingStates),
  title: z.string(),
  audience,
  site: z.nullable(z.string()),
  writtenBy: z.string(),
  writtenAt: z.string(),
  readers: z.nullable(z.int()),
  sent: z.int(),
});
export type MailingRow = z.infer<typeof mailingRow>;

const version = z.int();

export const mailingCalls = {
  "get-mailings": read({
    summary: "Fifty mailings with how far each has got, the newest first.",
    access: "messages.read",
    fields: { after: z.optional(rowId) },
    output: z.object({ rows: z.array(mailingRow), next: z.nullable(z.int()) }),
    refusals: [],
  }),
  "get-mailing": read({
    summary: "One mailing with its texts and how far it has got.",
    access: "messages.read",
    fields: { id: rowId },
    output: z.object({ mailing }),
    refusals: ["not_found"],
  }),
  "get-mailing-sites": read({
    summary: "The sites that a mailing can be narrowed to.",
    access: "messages.read",
    fields: {},
    output: z.object({ sites: z.array(site) }),
    refusals: [],
  }),
  "count-mailing-readers": read({
    summary: "How many members an audience holds now.",
    access: "messages.publish",
    fields: { audience },
    output: z.object({ readers: z.int(), isMore: z.boolean(), needsSecond: z.boolean() }),
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
    summary: "Queue a draft, exactly in this version; to many, a second operator decides.",
    access: "messages.publish",
    checkedBy: "messages.publish",
    fields: { id: rowId, version },
    output: z.object({}),
    refusals: ["not_found", "already", "stale", "waiting"],
  }),
  "stop-mailing": act({
    summary: "Send no more of a mailing, or drop a draft. What was sent stays sent.",
    access: "messages.publish",
    fields: { id: rowId },
    output: z.object({}),
    refusals: ["not_found", "already"],
  }),
};
