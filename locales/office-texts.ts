import type { Locale } from "#contract/locales.ts";
import type { OfficeTexts } from "#locales/ko/office.ts";

/** One chunk per language; the member site loads none of them. */
const files: Record<Locale, () => Promise<OfficeTexts>> = {
  ko: async () => (await import("#locales/ko/office.ts")).koOffice,
  en: async () => (await import("#locales/en/office.ts")).enOffice,
  vn: async () => (await import("#locales/vn/office.ts")).vnOffice,
  jp: async () => (await import("#locales/jp/office.ts")).jpOffice,
  th: async () => (await import("#locales/th/office.ts")).thOffice,
  cn: async () => (await import("#locales/cn/office.ts")).cnOffice,
};

export const loadOfficeTexts = (locale: Locale): Promise<OfficeTexts> => files[locale]();
