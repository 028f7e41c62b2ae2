import { useOffice } from "#backoffice/office-context.tsx";

/** The name of a provider or a game as this operator reads it: Korean, or English elsewhere. */
export function useName(): (named: { nameKo: string; nameEn: string }) => string {
  const { locale } = useOffice();
  return ({ nameKo, nameEn }) => (locale === "ko" ? nameKo : nameEn);
}
