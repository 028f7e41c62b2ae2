import type { Locale } from "#contract/locales.ts";
import type { Facts } from "#server/operators/office-handler.ts";

/** Texts in the form of the audit trail: `ko.title`, `ko.contents` and so on. */
export const textFacts = (
  texts: Partial<Record<Locale, { title: string; contents: string }>>,
): Facts =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([locale, { title, contents }]) => [
      [`${locale}.title`, title],
      [`${locale}.contents`, contents],
    ]),
  );
