import { locales } from "#contract/locales.ts";
import { useOffice } from "#backoffice/office-context.tsx";

/** The names of countries in the office's language, separated by commas. */
export function useCountryNames(): (codes: readonly string[]) => string {
  const { locale } = useOffice();
  const regions = new Intl.DisplayNames(locales[locale].intl, { type: "region" });
  return (codes) => codes.map((code) => regions.of(code) ?? code).join(", ");
}
