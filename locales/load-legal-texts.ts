import type { Locale } from "#contract/locales.ts";
import type { LegalTexts } from "#locales/legal-texts.ts";

/** Long texts that two pages alone show: no other page carries them. */
const files: Record<Locale, () => Promise<LegalTexts>> = {
  ko: async () => (await import("#locales/ko-legal.ts")).koLegal,
  en: async () => (await import("#locales/en-legal.ts")).enLegal,
  vn: async () => (await import("#locales/vn-legal.ts")).vnLegal,
  jp: async () => (await import("#locales/jp-legal.ts")).jpLegal,
  th: async () => (await import("#locales/th-legal.ts")).thLegal,
  cn: async () => (await import("#locales/cn-legal.ts")).cnLegal,
};

export const loadLegalTexts = (locale: Locale): Promise<LegalTexts> => files[locale]();
