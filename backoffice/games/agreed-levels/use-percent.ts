import { percentIn } from "#backoffice/games/agreed-levels/percent.ts";
import { useOffice } from "#backoffice/office-context.tsx";

/** Thousandths of a per cent in the operator's language: "99.95%"; "–" for null. */
export function usePercent(): (thousandths: number | null) => string {
  const { locale } = useOffice();
  return (thousandths) => (thousandths === null ? "–" : percentIn(locale, thousandths));
}
