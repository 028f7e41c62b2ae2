import { type Locale, locales } from "#contract/locales.ts";

const isTight = (locale: Locale): boolean => locale === "jp" || locale === "cn";

type Part = readonly [unit: "hour" | "minute" | "second", value: number];

/** The parts in the language's words; a part that is zero is left out, the last one only if not alone. */
function inWords(locale: Locale, [larger, smaller]: readonly [Part, Part]): string {
  const { intl } = locales[locale];
  const one = ([unit, value]: Part) =>
    new Intl.NumberFormat(intl, { style: "unit", unit, unitDisplay: "long" }).format(value);
  const parts = [
    ...(larger[1] > 0 ? [one(larger)] : []),
    ...(smaller[1] > 0 || larger[1] === 0 ? [one(smaller)] : []),
  ];
  // Japanese and Chinese have no space beside a digit.
  return parts
    .map((part) => (isTight(locale) ? part.replaceAll(" ", "") : part))
    .join(isTight(locale) ? "" : " ");
}

/** Hours and minutes: "45 minutes", "1 hour 5 minutes". */
export const durationIn = (locale: Locale, minutes: number): string =>
  inWords(locale, [
    ["hour", Math.floor(minutes / 60)],
    ["minute", minutes % 60],
  ]);

/** Minutes and seconds of whole seconds: "45 seconds", "2 minutes 5 seconds". */
export const countdownIn = (locale: Locale, seconds: number): string =>
  inWords(locale, [
    ["minute", Math.floor(seconds / 60)],
    ["second", seconds % 60],
  ]);
