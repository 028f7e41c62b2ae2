import type { Locale } from "#contract/locales.ts";
import { basenameOf } from "#site/app/app-context.tsx";

/** The lobby in a language, as a whole-document address. */
export const homeHref = (locale: Locale): string => basenameOf(locale);

/** The same page and query in another language. */
export function hrefInLocale(locale: Locale, pathInside: string, search: string): string {
  const prefix = basenameOf(locale).replace(/\/$/, "");
  const path = pathInside === "/" && prefix ? prefix : prefix + pathInside;
  return path + search;
}
