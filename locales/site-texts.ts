import type { Locale } from "#contract/locales.ts";
import type { HomeTexts } from "#locales/ko/home.ts";
import type { PageTexts } from "#locales/ko/pages.ts";
import type { Texts } from "#locales/ko/site.ts";
import { joined } from "#locales/sections.ts";

/** One chunk per language: a page loads its own language and no other. */
const pageFiles: Record<Locale, () => Promise<PageTexts>> = {
  ko: async () => (await import("#locales/ko/pages.ts")).koPages,
  en: async () => (await import("#locales/en/pages.ts")).enPages,
  vn: async () => (await import("#locales/vn/pages.ts")).vnPages,
  jp: async () => (await import("#locales/jp/pages.ts")).jpPages,
  th: async () => (await import("#locales/th/pages.ts")).thPages,
  cn: async () => (await import("#locales/cn/pages.ts")).cnPages,
};

/** What the home page and the frame show, in chunks of their own. */
const homeFiles: Record<Locale, () => Promise<HomeTexts>> = {
  ko: async () => (await import("#locales/ko/home.ts")).koHome,
  en: async () => (await import("#locales/en/home.ts")).enHome,
  vn: async () => (await import("#locales/vn/home.ts")).vnHome,
  jp: async () => (await import("#locales/jp/home.ts")).jpHome,
  th: async () => (await import("#locales/th/home.ts")).thHome,
  cn: async () => (await import("#locales/cn/home.ts")).cnHome,
};

/**
 * Keeps what was loaded, because asking the module loader again costs a twentieth of a page on the
 * server. A failed load is tried again.
 */
function kept<Loaded>(load: (locale: Locale) => Promise<Loaded>): typeof load {
  const loaded = new Map<Locale, Promise<Loaded>>();
  return (locale) => {
    const texts = loaded.get(locale) ?? load(locale);
    loaded.set(locale, texts);
    texts.catch(() => loaded.delete(locale));
    return texts;
  };
}

/** The texts of the home page and of the frame around every page. */
export const loadHomeTexts = kept((locale) => homeFiles[locale]());

/** The texts of all pages. */
export const loadTexts = kept(async (locale): Promise<Texts> =>
  joined(...(await Promise.all([loadHomeTexts(locale), pageFiles[locale]()]))),
);
