import { en } from "./texts/frame/en.ts";
import { ja } from "./texts/frame/ja.ts";
import { ko, type CommonTexts } from "./texts/frame/ko.ts";
import { th } from "./texts/frame/th.ts";
import { vi } from "./texts/frame/vi.ts";
import { zh } from "./texts/frame/zh.ts";

export type Language = "ko" | "en" | "vi" | "ja" | "th" | "zh";
export type CommonKey = keyof CommonTexts;
/** Texts and formats of one language. `Key` are the texts of one game beside the common ones. */
export type Words<Key extends string = never> = {
  language: Language;
  text(key: Key | CommonKey, values?: Readonly<Record<string, string | number>>): string;
  /** Formats an amount (decimal text in won), truncated to whole won. */
  money(amount: string): string;
  signedMoney(amount: string): string;
  time(at: number): string;
  percent(text: string): string;
  number(text: string): string;
};

const commonTexts: Readonly<Record<Language, CommonTexts>> = { ko, en, vi, ja, th, zh };
const isLanguage = (code: string): code is Language => code in commonTexts;

/** The texts of a launch locale such as `ko` or `zh-CN`; Korean for an unknown language. */
export function wordsOf<Key extends string>(
  locale: string,
  own: Readonly<Record<Language, Readonly<Record<Key, string>>>>,
): Words<Key> {
  const code = locale.slice(0, 2).toLowerCase();
  const language = isLanguage(code) ? code : "ko";
  const texts: Readonly<Record<string, string>> = { ...commonTexts[language], ...own[language] };
  return {
    language,
    text: (key, values = {}) =>
      (texts[key] ?? key).replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? "")),
    ...formatsOf(language),
  };
}

/** A formatter takes a slow phone 50 ms, so each is made once, when it is first used. */
const intl = {
  whole: kept((language) => new Intl.NumberFormat(language, { maximumFractionDigits: 0 })),
  plain: kept((language) => new Intl.NumberFormat(language, { maximumFractionDigits: 2 })),
  won: kept(
    (language) =>
      new Intl.NumberFormat(language, {
        style: "currency",
        currency: "KRW",
        maximumFractionDigits: 0,
      }),
  ),
  clock: kept(
    (language) =>
      new Intl.DateTimeFormat(language, {
        hour: "2-digit",
        minute: "2-digit",
        hourCycle: "h23",
        calendar: "gregory",
      }),
  ),
};

function kept<Made>(make: (language: Language) => Made): (language: Language) => Made {
  const made = new Map<Language, Made>();
  return (language) => {
    const known = made.get(language) ?? make(language);
    made.set(language, known);
    return known;
  };
}

function formatsOf(language: Language): Omit<Words, "language" | "text"> {
  const money = (amount: string) => {
    const value = BigInt(amount.split(".")[0] ?? "0");
    return language === "ko"
      ? `${intl.whole(language).format(value)}원`
      : intl.won(language).format(value);
  };
  return {
    money,
    signedMoney: (amount) => (/^0*\.?0*$|^-/.test(amount) ? money(amount) : `+${money(amount)}`),
    time: (at) => intl.clock(language).format(at),
    percent: (text) => `${intl.plain(language).format(Number(text))}%`,
    number: (text) => intl.plain(language).format(Number(text)),
  };
}

/** Loads the font for letters that the usual one lacks. */
export async function loadLetters(language: Language): Promise<void> {
  if (language === "ja") await import("@fontsource-variable/noto-sans-jp/index.css");
  if (language === "zh") await import("@fontsource-variable/noto-sans-sc/index.css");
  if (language === "th") await import("@fontsource-variable/noto-sans-thai/index.css");
}
