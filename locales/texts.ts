import type { Locale } from "#contract/locales.ts";
import type { Texts } from "#locales/ko.ts";

/** One chunk per language: a page loads its own texts and no other. */
const files: Record<Locale, () => Promise<Texts>> = {
  ko: async () => (await import("#locales/ko.ts")).ko,
  en: async () => (await import("#locales/en.ts")).en,
  vn: async () => (await import("#locales/vn.ts")).vn,
  jp: async () => (await import("#locales/jp.ts")).jp,
  th: async () => (await import("#locales/th.ts")).th,
  cn: async () => (await import("#locales/cn.ts")).cn,
};

export const loadTexts = (locale: Locale): Promise<Texts> => files[locale]();
