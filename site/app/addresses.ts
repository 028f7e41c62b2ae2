import type { Locale } from "#contract/locales.ts";
import { basenameOf } from "#site/app/app-context.tsx";

/** The address of the lobby in a language, for links that load a new document. */
export const homeHref = (locale: Locale): string => basenameOf(locale);

/** The same page and query in another language. */
export function hrefInLocale(locale: Locale, pathInside: string, search: string): string {
  const prefix = basenameOf(locale).replace(/\/$/, "");
  const path = pathInside === "/" && prefix ? prefix : prefix + pathInside;
  return path + search;
}
