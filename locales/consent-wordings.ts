import type { Locale } from "#contract/locales.ts";
import type { MarketingProduct } from "#contract/marketing.ts";
import { cnConsentWordings } from "#locales/cn/consent-wordings.ts";
import { enConsentWordings } from "#locales/en/consent-wordings.ts";
import { jpConsentWordings } from "#locales/jp/consent-wordings.ts";
import { koConsentWordings } from "#locales/ko/consent-wordings.ts";
import { thConsentWordings } from "#locales/th/consent-wordings.ts";
import { vnConsentWordings } from "#locales/vn/consent-wordings.ts";

/** The wording of consent to promotional notes in every language, whose hashes the server stores; a page has its own language only. */
export const consentWordings: Readonly<Record<Locale, Record<MarketingProduct, string>>> = {
  ko: koConsentWordings,
  en: enConsentWordings,
  vn: vnConsentWordings,
  jp: jpConsentWordings,
  th: thConsentWordings,
  cn: cnConsentWordings,
};
