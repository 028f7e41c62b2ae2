import { type Locale, locales } from "#contract/locales.ts";

const isTight = (locale: Locale): boolean => locale === "jp" || locale === "cn";

/** Hours and minutes: "45 minutes", "1 hour 5 minutes". */
export function durationIn(locale: Locale, minutes: number): string {
  const { intl } = locales[locale];
  const one = (unit: "hour" | "minute", value: number) =>
    new Intl.NumberFormat(intl, { style: "unit", unit, unitDisplay: "long" }).format(value);
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const parts = [
    ...(hours > 0 ? [one("hour", hours)] : []),
    ...(rest > 0 || hours === 0 ? [one("minute", rest)] : []),
  ];
  // Japanese and Chinese have no space beside a digit.
  return parts
    .map((part) => (isTight(locale) ? part.replaceAll(" ", "") : part))
    .join(isTight(locale) ? "" : " ");
}
