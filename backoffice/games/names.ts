import { useOffice } from "#backoffice/office-context.tsx";

/** The name of a provider or a game in the operator's language: Korean, otherwise English. */
export function useName(): (named: { nameKo: string; nameEn: string }) => string {
  const { locale } = useOffice();
  return ({ nameKo, nameEn }) => (locale === "ko" ? nameKo : nameEn);
}
