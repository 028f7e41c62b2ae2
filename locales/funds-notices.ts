import type { FundsLevel } from "#contract/funds.ts";
import type { Locale } from "#contract/locales.ts";
import { cnFundsNotices } from "#locales/cn/funds-notices.ts";
import { enFundsNotices } from "#locales/en/funds-notices.ts";
import { jpFundsNotices } from "#locales/jp/funds-notices.ts";
import { koFundsNotices } from "#locales/ko/funds-notices.ts";
import { thFundsNotices } from "#locales/th/funds-notices.ts";
import { vnFundsNotices } from "#locales/vn/funds-notices.ts";

/** The notices of how far money is protected, in every language, whose hashes the server stores; a page has its own language only. */
export const fundsNotices: Readonly<Record<Locale, Record<FundsLevel, string>>> = {
  ko: koFundsNotices,
  en: enFundsNotices,
  vn: vnFundsNotices,
  jp: jpFundsNotices,
  th: thFundsNotices,
  cn: cnFundsNotices,
};
