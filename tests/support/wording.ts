import type { Locale } from "#contract/locales.ts";

/** A name of what docs/words.md forbids, and how it is found. */
type Rule = readonly [name: string, pattern: RegExp];

const everywhere: readonly Rule[] = [
  ["two spaces", / {2}/],
  ["a space at an end", /^ | $/m],
  ["three dots instead of …", /\.\.\./],
  ["a space before a mark", /\p{L} [?!;:,]/u],
  ["an exclamation mark", /[!！]/],
];

const straightQuotes: Rule = ["straight quotes", /['"]/];
const openEnd: Rule = ["a last sentence without a full stop", /\p{L}{2}[.?] [^.?…]*[^.?…:”)\]⟧]$/u];
const openEndOfCjk: Rule = [
  "a last sentence without a full stop",
  /[。？][^。？]*[^。？…：」”）⟧]$/,
];

const own: Readonly<Record<Locale, readonly Rule[]>> = {
  ko: [
    straightQuotes,
    openEnd,
    ["a plain ending instead of a polite one", /(?<!니)다\./],
    [
      "another word than the glossary's",
      /단추|배팅|환급률|회차|놀이용|두 번째 승인|고객센터로|비밀 값|고르|골라|서두르|놓치지/,
    ],
  ],
  en: [
    ["curly apostrophes", /’/],
    openEnd,
    [
      "another word than the glossary's",
      /\b(e-mail|popups?|hurry|last chance|don't miss|ids?|can't|won't)\b/,
    ],
  ],
  vn: [
    straightQuotes,
    openEnd,
    [
      "another word than the glossary's",
      /hội viên|phê duyệt|câu hỏi|hỏi đáp|trình đơn|điểm thưởng|sòng bài|máy xèng|độc đắc|nhà vận hành|người thứ hai|nhanh tay|bỏ lỡ/i,
    ],
  ],
  jp: [
    straightQuotes,
    openEndOfCjk,
    [
      "a mark of half width",
      /[\p{Script=Han}\p{Script=Hira}\p{Script=Kana}][?,;:()~〜]|[?,;:()~〜][\p{Script=Han}\p{Script=Hira}\p{Script=Kana}]/u,
    ],
    [
      "a space beside Latin letters or digits",
      /[\p{Script=Han}\p{Script=Hira}\p{Script=Kana}] [A-Za-z\d]|[A-Za-z\d] [\p{Script=Han}\p{Script=Hira}\p{Script=Kana}]/u,
    ],
    ["a plain ending instead of a polite one", /(する|(?<!ま|で)した|ない|である|いる|れる)。/],
    [
      "another word than the glossary's",
      /点検|等級|(?<!心)当たり|カスタマーセンター|プロバイダー|提供元|ブラウザー|申し込|入金コード|お急ぎ|お見逃し|[“”]/,
    ],
  ],
  th: [
    ["straight quotes", /['"]/],
    ["a full stop or a question mark", /\?|\.$/],
    ["an ending of speech", /ครับ|ค่ะ|คะ(?![ก-๛])/],
    [
      "another word than the glossary's",
      /(?<!รายการ)โปรด|ฝ่ายช่วยเหลือ|พนักงาน|โฮสต์|ครั้งละ ₩|อัตราคืน|ถอนก่อน|อย่าพลาด/,
    ],
  ],
  cn: [
    straightQuotes,
    openEndOfCjk,
    ["a mark of half width", /\p{Script=Han}[?,;:()~]|[?,;:()~]\p{Script=Han}/u],
    ["a space beside digits", /\p{Script=Han} \d|\d \p{Script=Han}/u],
    [
      "another word than the glossary's",
      /取款|你|负责人|操作员|供应商|游戏商|提案|娱乐币|牌局|存款码|答复|积分|赶快|抓紧|错过|[「」]/,
    ],
  ],
};

/** What docs/words.md forbids in a text, by name; arguments are written as ⟦0⟧. */
export const wordingFaults = (locale: Locale, text: string): string[] =>
  [...everywhere, ...own[locale]].filter(([, pattern]) => pattern.test(text)).map(([name]) => name);
