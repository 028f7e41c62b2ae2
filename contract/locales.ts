/**
 * The six languages by their address code. The codes are not BCP 47 tags, and `Intl` silently falls
 * back to en-US for `vn` and `jp`, so formatting always uses `intl`. Thai dates use the Gregorian
 * calendar.
 */
export const locales = {
  ko: { lang: "ko", intl: "ko-KR", endonym: "한국어", flag: "kr" },
  en: { lang: "en", intl: "en-US", endonym: "English", flag: "us" },
  vn: { lang: "vi", intl: "vi-VN", endonym: "Tiếng Việt", flag: "vn" },
  jp: { lang: "ja", intl: "ja-JP", endonym: "日本語", flag: "jp" },
  th: { lang: "th", intl: "th-TH-u-ca-gregory", endonym: "ไทย", flag: "th" },
  cn: { lang: "zh-Hans", intl: "zh-CN", endonym: "简体中文", flag: "cn" },
} as const;
export type Locale = keyof typeof locales;
export const localeCodes = Object.keys(locales) as Locale[];
export const defaultLocale: Locale = "ko";
