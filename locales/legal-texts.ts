import type { Locale } from "#contract/locales.ts";

/**
 * The built-in terms and privacy notice, which hold until an operator publishes their own, and the
 * accessibility statement, which says what the product's own tests check. Plain text: an empty line
 * ends a paragraph, "## " begins a heading. `age` arrives formatted.
 */
export type LegalTexts = {
  terms: (site: string, age: string) => string;
  privacy: (site: string) => string;
  accessibility: (site: string) => string;
};

/** One chunk per language, loaded only by the pages that show them. */
const files: Record<Locale, () => Promise<LegalTexts>> = {
  ko: async () => (await import("#locales/ko/legal.ts")).koLegal,
  en: async () => (await import("#locales/en/legal.ts")).enLegal,
  vn: async () => (await import("#locales/vn/legal.ts")).vnLegal,
  jp: async () => (await import("#locales/jp/legal.ts")).jpLegal,
  th: async () => (await import("#locales/th/legal.ts")).thLegal,
  cn: async () => (await import("#locales/cn/legal.ts")).cnLegal,
};

export const loadLegalTexts = (locale: Locale): Promise<LegalTexts> => files[locale]();
