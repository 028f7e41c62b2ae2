import { nameIn, type Named } from "#contract/named.ts";
import { useOffice } from "#backoffice/office-context.tsx";

/** The name of a provider or a game in the operator's language, otherwise English. */
export function useName(): (named: Named) => string {
  const { locale } = useOffice();
  return (named) => nameIn(locale, named);
}
