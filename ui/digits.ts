import type { Locale } from "#contract/locales.ts";

/** What separates groups of three digits. */
const separators: Record<Locale, string> = {
  ko: ",",
  en: ",",
  vn: ".",
  jp: ",",
  th: ",",
  cn: ",",
};

/** Languages that write the currency's sign after the amount. */
const signFollows: ReadonlySet<Locale> = new Set(["vn"]);

/**
 * A whole number in groups of three digits, as `Intl.NumberFormat` writes it: making one takes a
 * slow phone 80 ms of the first page.
 */
export const groupedDigits = (locale: Locale, whole: number): string =>
  BigInt(whole)
    .toString()
    .replace(/\B(?=(\d{3})+$)/g, separators[locale]);

/** The won sign before or after an amount, as `Intl.NumberFormat` places it. */
export const wonSignsOf = (locale: Locale): { before: string; after: string } => {
  if (locale === "ko") return { before: "", after: "원" };
  return signFollows.has(locale) ? { before: "", after: "\u00a0₩" } : { before: "₩", after: "" };
};
