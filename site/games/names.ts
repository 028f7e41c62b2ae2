import type { Locale } from "#contract/locales.ts";

type Named = { nameKo: string; nameEn: string };

/** Korean pages show the Korean name with the English one under it; the others the English. */
export const nameIn = (locale: Locale, { nameKo, nameEn }: Named): string =>
  locale === "ko" ? nameKo : nameEn;

export const secondNameIn = (locale: Locale, { nameEn }: Named): string | null =>
  locale === "ko" ? nameEn : null;

/** That a name is never translated, and its language when that is not the page's. */
export const nameMarks = (locale: Locale): { translate: "no"; lang?: string } => ({
  translate: "no",
  ...(locale === "ko" || locale === "en" ? {} : { lang: "en" }),
});
