import type { Locale } from "#contract/locales.ts";

/** What is said of something that happened less than a minute ago; Intl would say "this moment". */
export const justNow: Readonly<Record<Locale, string>> = {
  ko: "방금",
  en: "just now",
  vn: "vừa xong",
  jp: "たった今",
  th: "เมื่อสักครู่",
  cn: "刚刚",
};
