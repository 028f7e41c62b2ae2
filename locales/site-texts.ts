import type { Locale } from "#contract/locales.ts";
import type { Texts } from "#locales/ko/site.ts";

/** One chunk per language: a page loads its own texts and no other. */
const files: Record<Locale, () => Promise<Texts>> = {
  ko: async () => (await import("#locales/ko/site.ts")).ko,
  en: async () => (await import("#locales/en/site.ts")).en,
  vn: async () => (await import("#locales/vn/site.ts")).vn,
  jp: async () => (await import("#locales/jp/site.ts")).jp,
  th: async () => (await import("#locales/th/site.ts")).th,
  cn: async () => (await import("#locales/cn/site.ts")).cn,
};

const loaded = new Map<Locale, Promise<Texts>>();

/** Kept, because asking the module loader again costs a twentieth of a page on the server. */
export function loadTexts(locale: Locale): Promise<Texts> {
  const texts = loaded.get(locale) ?? files[locale]();
  loaded.set(locale, texts);
  texts.catch(() => loaded.delete(locale));
  return texts;
}
