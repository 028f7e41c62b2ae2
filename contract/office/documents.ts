import * as z from "zod/mini";
import { localeCodes, type Locale } from "#contract/locales.ts";
import { act, read } from "#contract/office/call.ts";
import { shortRowId } from "#contract/office/fields.ts";
import { legalKinds } from "#contract/office/settings.ts";

const siteDocuments = z.object({
  siteId: z.int(),
  host: z.string(),
  /** Of the site; each change of a text counts it. */
  version: z.int(),
  /** The languages that the site offers, in which both texts are needed. */
  locales: z.array(z.enum(localeCodes as [Locale])),
  /** The name of the version that holds. */
  termsVersion: z.string(),
  /** The language that governs; the others are translations for information. */
  governingLocale: z.enum(localeCodes as [Locale]),
  /** What is written; the others are missing. */
  drafts: z.array(
    z.object({
      kind: z.enum(legalKinds),
      locale: z.enum(localeCodes as [Locale]),
      /** Whether the newest version has this text. */
      isPublished: z.boolean(),
    }),
  ),
  /** Newest first. */
  versions: z.array(
    z.object({
      version: z.string(),
      needsAcceptance: z.boolean(),
      /** Null for a version that was published before one was stated. */
      governingLocale: z.nullable(z.enum(localeCodes as [Locale])),
      publishedAt: z.string(),
      /** Members who accepted it. */
      accepted: z.int(),
    }),
  ),
});
export type OfficeDocuments = z.infer<typeof siteDocuments>;

export const documentOfficeCalls = {
  "get-documents": read({
    summary: "The terms and privacy notice of each site: what is written, and every version.",
    access: "settings.read",
    fields: {},
    output: z.object({ sites: z.array(siteDocuments) }),
    refusals: [],
  }),
  "publish-documents": act({
    summary:
      "Publish a site's terms and privacy notice as a new version; a second operator checks it.",
    access: "settings.change",
    checkedBy: "settings.check",
    fields: {
      siteId: shortRowId,
      version: z.int().check(z.minimum(1)),
      /** The name of the new version, which members see. */
      name: z.string().check(z.regex(/^[A-Za-z0-9.-]{1,20}$/)),
      /**
       * Whether deposits and launches wait for the member's acceptance; they do when another
       * language is to govern.
       */
      needsAcceptance: z.boolean(),
      /** The language that governs from then on; without it the present one does. */
      governingLocale: z.optional(z.enum(localeCodes as [Locale])),
    },
    output: z.object({}),
    /** `governing_locale`: the site does not offer the language. */
    refusals: ["not_found", "stale", "already", "texts_missing", "governing_locale", "waiting"],
  }),
};
