import { en } from "./texts/en.ts";
import { ja } from "./texts/ja.ts";
import { ko, type Texts } from "./texts/ko.ts";
import { th } from "./texts/th.ts";
import { vi } from "./texts/vi.ts";
import { zh } from "./texts/zh.ts";

export type Language = "ko" | "en" | "vi" | "ja" | "th" | "zh";
export type TextKey = keyof Texts;
export type Words = {
  language: Language;
  text(key: TextKey, values?: Readonly<Record<string, string | number>>): string;
  /** An amount of the wire (decimal text in won), cut to whole won. */
  money(amount: string): string;
  signedMoney(amount: string): string;
  time(at: number): string;
  percent(text: string): string;
  number(text: string): string;
};

const allTexts: Readonly<Record<Language, Texts>> = { ko, en, vi, ja, th, zh };
const isLanguage = (code: string): code is Language => code in allTexts;

/** Texts and formats of a launch locale such as `ko` or `zh-CN`; an unknown language is Korean. */
export function wordsOf(locale: string): Words {
  const code = locale.slice(0, 2).toLowerCase();
  const language = isLanguage(code) ? code : "ko";
  const texts = allTexts[language];
  const whole = new Intl.NumberFormat(language, { maximumFractionDigits: 0 });
  const plain = new Intl.NumberFormat(language, { maximumFractionDigits: 2 });
  const won = new Intl.NumberFormat(language, {
    style: "currency",
    currency: "KRW",
    maximumFractionDigits: 0,
  });
  const clock = new Intl.DateTimeFormat(language, {
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
    calendar: "gregory",
  });
  const money = (amount: string) => {
    const value = BigInt(amount.split(".")[0] ?? "0");
    return language === "ko" ? `${whole.format(value)}원` : won.format(value);
  };
  return {
    language,
    text: (key, values = {}) =>
      texts[key].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? "")),
    money,
    signedMoney: (amount) => (/^0*\.?0*$|^-/.test(amount) ? money(amount) : `+${money(amount)}`),
    time: (at) => clock.format(at),
    percent: (text) => `${plain.format(Number(text))}%`,
    number: (text) => plain.format(Number(text)),
  };
}

/** Loads the letters that the usual font lacks. */
export async function loadLetters(language: Language): Promise<void> {
  if (language === "ja") await import("@fontsource-variable/noto-sans-jp/index.css");
  if (language === "zh") await import("@fontsource-variable/noto-sans-sc/index.css");
  if (language === "th") await import("@fontsource-variable/noto-sans-thai/index.css");
}
