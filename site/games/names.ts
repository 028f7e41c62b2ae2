import type { Locale } from "#contract/locales.ts";

type Named = { nameKo: string; nameEn: string };

/** Korean pages show the Korean name with the English one under it; others the English one. */
export const nameIn = (locale: Locale, { nameKo, nameEn }: Named): string =>
  locale === "ko" ? nameKo : nameEn;

export const secondNameIn = (locale: Locale, { nameEn }: Named): string | null =>
  locale === "ko" ? nameEn : null;

/** Marks a name as not to be translated, with its language when it is not the page's. */
export const nameMarks = (locale: Locale): { translate: "no"; lang?: string } => ({
  translate: "no",
  ...(locale === "ko" || locale === "en" ? {} : { lang: "en" }),
});
