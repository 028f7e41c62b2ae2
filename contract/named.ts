import type { Locale } from "#contract/locales.ts";

/** Names in the languages beside Korean and English; null when there is none. */
export type OtherNames = { [language in Exclude<Locale, "ko" | "en">]?: string | undefined } | null;

/** A studio or a game. */
export type Named = { nameKo: string; nameEn: string; otherNames?: OtherNames | undefined };

/** The name in this language itself; undefined where there is none. */
export function ownNameIn(locale: Locale, { nameKo, nameEn, otherNames }: Named) {
  if (locale === "ko") return nameKo;
  return locale === "en" ? nameEn : otherNames?.[locale];
}

/** The name that a page in this language shows: its own, otherwise the English one. */
export const nameIn = (locale: Locale, named: Named): string =>
  ownNameIn(locale, named) ?? named.nameEn;

/** Every name, for a search in any language. */
export const namesOf = ({ nameKo, nameEn, otherNames }: Named): string[] => [
  nameKo,
  nameEn,
  ...Object.values(otherNames ?? {}).filter((name) => name !== undefined),
];

type OfStudio = { companyKo: string; companyEn: string; companyOtherNames: OtherNames };

/** The names of the studio of a game, a round or a statement's line. */
export const studioOf = ({ companyKo, companyEn, companyOtherNames }: OfStudio): Named => ({
  nameKo: companyKo,
  nameEn: companyEn,
  otherNames: companyOtherNames,
});
