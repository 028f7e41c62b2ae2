import * as z from "zod/mini";
import { localeCodes } from "#contract/locales.ts";
import { act, read } from "#contract/office/call.ts";
import { shortRowId } from "#contract/office/fields.ts";
import { largestPictureBodyBytes, picture } from "#contract/office/pictures.ts";

/** How much room a text takes on a page: letters of Hangul, Kana and Han count twice. */
function widthOf(text: string): number {
  const wide = text.match(/[\u1100-\u11ff\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\uff00-\uff60]/g);
  const marks = text.match(/\p{M}/gu);
  return Array.from(text).length + (wide?.length ?? 0) - (marks?.length ?? 0);
}

/** The parts of the banner's first slide that a site may write itself, and their widest. */
const bannerWidths = { title: 44, line: 110, button: 16 } as const;
export const bannerParts = ["title", "line", "button"] as const;
export type BannerPart = (typeof bannerParts)[number];
/** Title and line have a second row where there is room. */
export const bannerRows = { title: 2, line: 2, button: 1 } as const;

/** Whether a part of the banner has room on the smallest phone. */
export const fitsBanner = (part: BannerPart, text: string): boolean =>
  widthOf(text.trim()) <= bannerWidths[part] && text.trim().split("\n").length <= bannerRows[part];

const bannerText = (part: BannerPart) =>
  z.string().check(
    z.trim(),
    z.regex(/^[\n\P{Cc}]*$/u),
    z.refine((text: string) => fitsBanner(part, text)),
  );

const bannerTexts = z.strictObject({
  locale: z.enum(localeCodes),
  /** Empty for the built-in text. */
  title: bannerText("title"),
  line: bannerText("line"),
  button: bannerText("button"),
});
export type BannerTexts = z.infer<typeof bannerTexts>;

/** Null for the built-in colour. */
const color = z.nullable(z.string().check(z.regex(/^#[0-9a-f]{6}$/)));
const colors = { accent: color, onAccent: color, focus: color };

export const lookOfficeCalls = {
  "get-site-look": read({
    summary: "A site's own colours, logo and texts of the home page's banner.",
    access: "settings.read",
    fields: { siteId: shortRowId },
    output: z.object({
      host: z.string(),
      name: z.string(),
      ...colors,
      /** The address of the logo; null for the built-in one. */
      logo: z.nullable(z.string()),
      /** Only the languages with a text of the site's own. */
      texts: z.array(bannerTexts),
      version: z.int(),
    }),
    refusals: ["not_found"],
  }),
  "change-site-look": act({
    summary:
      "Replace a site's own colours, logo and banner texts; they are shown at once. Colours that cannot be read are refused with their field and the contrast measured.",
    access: "settings.change",
    fields: {
      siteId: shortRowId,
      version: z.int().check(z.minimum(1)),
      ...colors,
      /** A PNG, JPEG or WebP; null for the built-in logo. A call without it keeps the present one. */
      logo: z.optional(z.nullable(picture)),
      texts: z.array(bannerTexts).check(z.maxLength(localeCodes.length)),
    },
    output: z.object({}),
    refusals: ["not_found", "stale", "already", "contrast", "limit"],
    largestBodyBytes: largestPictureBodyBytes,
  }),
};
