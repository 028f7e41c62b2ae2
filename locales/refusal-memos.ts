import type { Locale } from "#contract/locales.ts";
import { cnRefusalMemos } from "#locales/cn/letters.ts";
import { enRefusalMemos } from "#locales/en/letters.ts";
import { jpRefusalMemos } from "#locales/jp/letters.ts";
import { koRefusalMemos, type RefusalMemos } from "#locales/ko/letters.ts";
import { thRefusalMemos } from "#locales/th/letters.ts";
import { vnRefusalMemos } from "#locales/vn/letters.ts";

/** The reasons an operator chooses from when refusing a request, in the member's language. */
export const refusalMemos: Readonly<Record<Locale, RefusalMemos>> = {
  ko: koRefusalMemos,
  en: enRefusalMemos,
  vn: vnRefusalMemos,
  jp: jpRefusalMemos,
  th: thRefusalMemos,
  cn: cnRefusalMemos,
};
