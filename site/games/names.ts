import type { Locale } from "#contract/locales.ts";
import { ownNameIn, type Named } from "#contract/named.ts";

/** The English name, shown under a name of the page's own language. */
export const secondNameIn = (locale: Locale, named: Named): string | null =>
  locale === "en" || ownNameIn(locale, named) === undefined ? null : named.nameEn;

/** Marks a name as not to be translated, and as English where the page's language has none. */
export const nameMarks = (locale: Locale, named: Named): { translate: "no"; lang?: string } => ({
  translate: "no",
  ...(ownNameIn(locale, named) === undefined ? { lang: "en" } : {}),
});
