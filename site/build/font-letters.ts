import { locales, type Locale } from "../../contract/locales.ts";
import { demoGames, demoProviders } from "../../database/demo-catalogue.ts";
import { cn } from "../../locales/cn/site.ts";
import { en } from "../../locales/en/site.ts";
import { justNow } from "../../locales/just-now.ts";
import { jp } from "../../locales/jp/site.ts";
import { ko, type Texts } from "../../locales/ko/site.ts";
import { th } from "../../locales/th/site.ts";
import { vn } from "../../locales/vn/site.ts";

const texts: Record<Locale, Texts> = { ko, en, vn, jp, th, cn };

const printableAscii = Array.from({ length: 95 }, (_, index) =>
  String.fromCharCode(32 + index),
).join("");
/**
 * Characters that formatting adds: currency signs, masking dots, non-breaking spaces, dashes,
 * quotes.
 */
const signs = "₩₫·•…–—‘’“”×±°\u00a0\u202f";
const vietnamese =
  "ÀÁÂÃÈÉÊÌÍÒÓÔÕÙÚÝàáâãèéêìíòóôõùúýĂăĐđĨĩŨũƠơƯưẠạẢảẤấẦầẨẩẪẫẬậẮắẰằẲẳẴẵẶặẸẹẺẻẼẽẾếỀềỂểỄễỆệỈỉỊịỌọỎỏỐốỒồỔổỖỗỘộỚớỜờỞởỠỡỢợỤụỦủỨứỪừỬửỮữỰựỲỳỴỵỶỷỸỹ";

/** Both kana: whatever staff write in Japanese uses them, and they weigh less than their slice. */
const kana = Array.from({ length: 0x30ff - 0x3041 + 1 }, (_, index) =>
  String.fromCharCode(0x3041 + index),
).join("");

/** Letters that a language needs beyond its texts. */
const alphabets: Partial<Record<Locale, string>> = { vn: vietnamese, jp: kana };

/** The text of a table; for a function its source, which contains every character it can print. */
const written = (value: unknown): string =>
  typeof value === "object" && value !== null
    ? Object.values(value).map(written).join("")
    : String(value);

/** Every letter that the interface of a language can show. */
export function lettersOf(locale: Locale): string {
  const names = [...demoProviders, ...demoGames];
  const catalogue = names.map((entry) => (locale === "ko" ? entry.nameKo : "") + entry.nameEn);
  const extra = alphabets[locale] ?? "";
  const words = written(texts[locale]) + justNow[locale];
  const all = printableAscii + signs + extra + words + catalogue.join("");
  // A function's source also contains line ends and tabs, which a bundler may change.
  const printed = [...new Set(all)].filter((letter) => letter >= " ");
  return printed.toSorted().join("");
}

/** The letters that the Latin font draws on a page whose script has another font. */
export const latinLetters = (letters: string): string =>
  [...letters].filter((letter) => letter < "\u0370" || signs.includes(letter)).join("");

/** The languages' own names are on every page, whatever its language. */
export const endonymLetters = {
  pretendard: locales.ko.endonym + locales.en.endonym + locales.vn.endonym,
  jp: locales.jp.endonym,
  cn: locales.cn.endonym,
  th: locales.th.endonym,
};
