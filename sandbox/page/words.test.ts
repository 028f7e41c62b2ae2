import { describe, expect, it } from "vitest";
import { ko } from "./texts/ko.ts";
import { wordsOf, type TextKey } from "./words.ts";

const keys = Object.keys(ko) as TextKey[];
const placeholders = (text: string) =>
  [...text.matchAll(/\{\w+\}/g)].map(([name]) => name).toSorted();
const scripts: Record<string, RegExp> = {
  ko: /[가-힣]/,
  vi: /[a-zà-ỹ]/i,
  ja: /[ぁ-んァ-ヶ一-龠]/,
  th: /[ก-๛]/,
  zh: /[一-龥]/,
  en: /[a-z]/i,
};

describe.each(Object.keys(scripts))("texts in %s", (language) => {
  const words = wordsOf(language);

  it("keep every placeholder and are written in their own script", () => {
    for (const key of keys) {
      const named = Object.fromEntries(
        placeholders(ko[key]).map((name) => [name.slice(1, -1), name]),
      );
      const text = words.text(key, named);
      expect([key, placeholders(text)]).toEqual([key, placeholders(ko[key])]);
      if (/\p{L}/u.test(text.replace(/\{\w+\}/g, "")))
        expect(text).toMatch(scripts[language] ?? /$^/);
      if (language !== "ko") expect(text).not.toMatch(/[가-힣]/);
    }
  });
});

it("writes money as its readers do, cut to whole won", () => {
  expect(wordsOf("ko").money("1234567.99")).toBe("1,234,567원");
  expect(wordsOf("en").money("1234567")).toBe("₩1,234,567");
  expect(wordsOf("vi").money("1234567").replace(/\s/g, " ")).toBe("1.234.567 ₩");
  expect(wordsOf("ko").signedMoney("500")).toBe("+500원");
  expect(wordsOf("ko").signedMoney("-500")).toBe("-500원");
  expect(wordsOf("ko").signedMoney("0")).toBe("0원");
  expect(wordsOf("zh-CN").language).toBe("zh");
  expect(wordsOf("fr").language).toBe("ko");
});
