import * as z from "zod/mini";
import { localeCodes } from "#contract/locales.ts";
import { writtenText } from "#contract/fields.ts";
import { act, read } from "#contract/office/call.ts";
import { shortRowId } from "#contract/office/fields.ts";
import { titleColor } from "#contract/office/mailings.ts";

/** A notice is in the list of notices; a popup opens over the home page. */
const announcementKinds = ["notice", "popup"] as const;
const kind = z.enum(announcementKinds);
export type AnnouncementKind = z.infer<typeof kind>;

const locale = z.enum(localeCodes);
const instant = z.iso.datetime();
/** Source: the tables' own check. */
const FURTHEST_PX = 4_000;
const position = z.int().check(z.minimum(0), z.maximum(FURTHEST_PX));

/** When it is shown; without an end for ever. */
const shown = z
  .object({ from: instant, until: z.nullable(instant) })
  .check(z.refine(({ from, until }) => until === null || Date.parse(from) < Date.parse(until)));

const fields = {
  titleColor,
  /** Hosts separated by comma, pipe or space, as `hostsIn` reads them; empty means every host. */
  domain: z.string().check(z.maxLength(1_000), z.regex(/^[^\p{Cc}]*$/u)),
  shown,
  /** Notices: listed above the others. */
  isPinned: z.boolean(),
  /**
   * Popups: CSS pixels from the top left of a window 1280 wide; a wider one moves them to the right
   * in proportion.
   */
  posX: position,
  posY: position,
  /** Korean is shown where another language has no text. */
  texts: z
    .partialRecord(locale, z.object({ title: writtenText(120), contents: writtenText(20_000) }))
    .check(z.refine(({ ko }) => ko !== undefined)),
};

const announcement = z.object({ id: z.int(), version: z.int(), isHidden: z.boolean(), ...fields });
export type Announcement = z.infer<typeof announcement>;

const announcementRow = z.object({
  id: z.int(),
  title: z.string(),
  titleColor: z.nullable(z.string()),
  domain: z.string(),
  shown: z.object({ from: z.string(), until: z.nullable(z.string()) }),
  isPinned: z.boolean(),
  isHidden: z.boolean(),
  /** The languages that have a text. */
  locales: z.array(locale),
});
export type AnnouncementRow = z.infer<typeof announcementRow>;

/** A popup that is open over the home page together with another one. */
const popupBeside = z.object({
  id: z.int(),
  titleColor: z.nullable(z.string()),
  posX: z.int(),
  posY: z.int(),
  /** Sanitised HTML. */
  texts: z.partialRecord(locale, z.object({ title: z.string(), contents: z.string() })),
});
export type PopupBeside = z.infer<typeof popupBeside>;

export const announcementCalls = {
  "get-announcements": read({
    summary: "Fifty notices or popups, newest first, also those that are not shown now.",
    access: "messages.read",
    fields: { kind, after: z.optional(shortRowId) },
    output: z.object({ rows: z.array(announcementRow), next: z.nullable(z.int()) }),
    refusals: [],
  }),
  "get-announcement": read({
    summary: "One notice or popup in all its languages.",
    access: "messages.read",
    fields: { kind, id: shortRowId },
    output: z.object({ announcement }),
    refusals: ["not_found"],
  }),
  "preview-html": read({
    summary: "What sanitising keeps of a text.",
    access: "messages.read",
    fields: { written: z.string().check(z.maxLength(20_000)) },
    output: z.object({ html: z.string() }),
    refusals: [],
  }),
  "get-popups-beside": read({
    summary:
      "The popups that are shown on one of these hosts at some time of this period, the newest first, at most twenty.",
    access: "messages.read",
    fields: {
      /** The popup itself, which is left out. */
      id: z.optional(shortRowId),
      domain: fields.domain,
      shown,
    },
    output: z.object({ popups: z.array(popupBeside) }),
    refusals: [],
  }),
  "save-announcement": act({
    summary: "Write a notice or popup, or change the one with this id. Korean is required.",
    access: "messages.publish",
    fields: { kind, id: z.optional(shortRowId), version: z.optional(z.int()), ...fields },
    output: z.object({ id: z.int(), version: z.int() }),
    refusals: ["not_found", "stale"],
  }),
  "hide-announcement": act({
    summary: "Hide a notice or popup, or show it again.",
    access: "messages.publish",
    fields: { kind, id: shortRowId, isHidden: z.boolean() },
    output: z.object({}),
    refusals: ["not_found", "already"],
  }),
};
