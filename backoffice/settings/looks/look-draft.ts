import { localeCodes, type Locale } from "#contract/locales.ts";
import type { OfficeOutput } from "#contract/office/calls.ts";
import { bannerParts, fitsBanner, type BannerPart } from "#contract/office/looks.ts";
import { contrastFault, type BrandColors } from "#contract/looks.ts";

export type SiteLookData = OfficeOutput<"get-site-look">;
export type BannerDraft = Record<BannerPart, string>;

export type LookDraft = {
  colors: BrandColors;
  /** A chosen picture as a data address, or the present one; null for the built-in logo. */
  logo: string | null;
  texts: Record<Locale, BannerDraft>;
};

const noText: BannerDraft = { title: "", line: "", button: "" };

export function draftOf({ accent, onAccent, focus, logo, texts }: SiteLookData): LookDraft {
  const written = localeCodes.map((locale) => {
    const text = texts.find((each) => each.locale === locale);
    return [locale, text ? { title: text.title, line: text.line, button: text.button } : noText];
  });
  return {
    colors: { accent, onAccent, focus },
    logo,
    texts: Object.fromEntries(written) as Record<Locale, BannerDraft>,
  };
}

export const isOwnText = (text: BannerDraft): boolean =>
  bannerParts.some((part) => text[part].trim() !== "");

/** The first language with a text that has no room. */
const tooLongIn = ({ texts }: LookDraft): Locale | undefined =>
  localeCodes.find((locale) => bannerParts.some((part) => !fitsBanner(part, texts[locale][part])));

/** Whether the look can be saved: every colour can be seen and every text has room. */
export const isSavable = (draft: LookDraft): boolean =>
  contrastFault(draft.colors) === null && tooLongIn(draft) === undefined;

/** The input of `change-site-look`, without the reason. */
export function inputOf(siteId: number, look: SiteLookData, { colors, logo, texts }: LookDraft) {
  return {
    siteId,
    version: look.version,
    ...colors,
    ...(logo !== look.logo && { logo: logo && logo.slice(logo.indexOf(",") + 1) }),
    texts: localeCodes
      .map((locale) => ({ locale, ...texts[locale] }))
      .filter((text) => isOwnText(text)),
  };
}

type Facts = Record<string, string | null>;

const factsOf = ({ colors, texts }: LookDraft): Facts => ({
  ...colors,
  ...Object.fromEntries(
    localeCodes.flatMap((locale) => [
      [`${locale}.bannerTitle`, texts[locale].title.trim()],
      [`${locale}.bannerLine`, texts[locale].line.trim()],
      [`${locale}.bannerButton`, texts[locale].button.trim()],
    ]),
  ),
});

/** What saving changes, by the facts of the audit trail; `chosen` names a new logo. */
export function changesOf(look: SiteLookData, draft: LookDraft, chosen: string) {
  const was = { ...factsOf(draftOf(look)), logo: look.logo };
  const is = {
    ...factsOf(draft),
    logo: draft.logo === look.logo ? look.logo : draft.logo && chosen,
  };
  const names = (Object.keys(is) as (keyof typeof is)[]).filter((name) => was[name] !== is[name]);
  const pick = (facts: Facts) =>
    Object.fromEntries(names.map((name) => [name, facts[name] ?? null]));
  return { isChanged: names.length > 0, before: pick(was), after: pick(is) };
}
