import { locales, type Locale } from "#contract/locales.ts";
import { levelRange } from "#contract/office/agreed-levels.ts";

/** Thousandths of a per cent in a language: "99.95%". */
export const percentIn = (locale: Locale, thousandths: number): string =>
  new Intl.NumberFormat(locales[locale].intl, {
    style: "percent",
    maximumFractionDigits: 3,
  }).format(thousandths / 100_000);

/** Thousandths of a per cent of `99.95`; null for anything that is no level. */
export function levelOf(percent: string): number | null {
  if (!/^\d{2,3}([.,]\d{1,3})?$/.test(percent.trim())) return null;
  const level = Math.round(Number(percent.trim().replace(",", ".")) * 1_000);
  return level >= levelRange.least && level <= levelRange.most ? level : null;
}
