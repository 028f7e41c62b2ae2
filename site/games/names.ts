import type { Locale } from "#contract/locales.ts";

type Named = { nameKo: string; nameEn: string };

/** Korean pages show the Korean name with the English one under it; the others the English. */
export const nameIn = (locale: Locale, { nameKo, nameEn }: Named): string =>
  locale === "ko" ? nameKo : nameEn;

export const secondNameIn = (locale: Locale, { nameEn }: Named): string | null =>
  locale === "ko" ? nameEn : null;

/** The language of the shown name, when it is not the page's. */
export const nameLang = (locale: Locale): { lang?: string } =>
  locale === "ko" || locale === "en" ? {} : { lang: "en" };
