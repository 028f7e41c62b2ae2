import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { wordingFaults } from "#tests/support/wording.ts";
import { minesTexts } from "./mines/words.ts";
import { slotTexts } from "./slot/words.ts";
import { sportTexts } from "./sport/words.ts";
import { tableTexts } from "./table/words.ts";
import { withParts } from "../page-parts.ts";
import { wordsOf } from "./words.ts";
import { ko as common } from "./texts/frame/ko.ts";

const books = { slot: slotTexts, table: tableTexts, mines: minesTexts, sport: sportTexts };
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

describe.each(Object.entries(books))("texts of %s", (_, own) => {
  it.each(Object.keys(scripts))("in %s keep every placeholder and its script", (language) => {
    const words = wordsOf<string>(language, own);
    const source: Record<string, string> = { ...common, ...own.ko };
    for (const [key, korean] of Object.entries(source)) {
      const named = Object.fromEntries(
        placeholders(korean).map((name) => [name.slice(1, -1), name]),
      );
      const text = words.text(key, named);
      expect([key, placeholders(text)]).toEqual([key, placeholders(korean)]);
      if (/\p{L}/u.test(text.replace(/\{\w+\}/g, "")))
        expect(text).toMatch(scripts[language] ?? /$^/);
      if (language !== "ko") expect(text).not.toMatch(/[가-힣]/);
    }
  });
});

const locales = { ko: "ko", en: "en", vi: "vn", ja: "jp", th: "th", zh: "cn" } as const;
/** Codes of the game and of a calculation, whose marks are not those of a sentence. */
const formulas = new Set(["fairHow", "rulePay"]);

it.each(Object.keys(locales) as (keyof typeof locales)[])(
  "texts of the frame, the sport book and mines in %s follow docs/words.md",
  (language) => {
    const own = { ...sportTexts[language], ...minesTexts[language] };
    const words = wordsOf<string>(language, { ...sportTexts, [language]: own });
    const faults = Object.entries({ ...common, ...sportTexts.ko, ...minesTexts.ko })
      .filter(([key]) => !formulas.has(key))
      .map(([key, korean]) => {
        const named = placeholders(korean).map((name) => [name.slice(1, -1), "⟦0⟧"]);
        const text = words.text(key, Object.fromEntries(named) as Record<string, string>);
        return [key, ...wordingFaults(locales[language], text)];
      })
      .filter((found) => found.length > 1);
    expect(faults).toEqual([]);
    expect(words.text("fairHow")).toMatch(/:[^：]+:n/);
  },
);

it.each([
  ["index", slotTexts],
  ["table", tableTexts],
  ["mines", minesTexts],
  ["sport", sportTexts],
] as const)("every text that %s.html uses exists", (page, own) => {
  const html = withParts(readFileSync(new URL(`${page}.html`, import.meta.url), "utf8"));
  const asked = [...html.matchAll(/data-text="(\w+)"/g)].map(([, key = ""]) => key);
  expect(asked.length).toBeGreaterThan(3);
  for (const key of asked) expect(Object.keys({ ...common, ...own.ko })).toContain(key);
});

it("formats money for its language, truncated to whole won", () => {
  const words = (locale: string) => wordsOf<string>(locale, slotTexts);
  expect(words("ko").money("1234567.99")).toBe("1,234,567원");
  expect(words("en").money("1234567")).toBe("₩1,234,567");
  expect(words("vi").money("1234567").replace(/\s/g, " ")).toBe("1.234.567 ₩");
  expect(words("ko").signedMoney("500")).toBe("+500원");
  expect(words("ko").signedMoney("-500")).toBe("-500원");
  expect(words("ko").signedMoney("0")).toBe("0원");
  expect(words("zh-CN").language).toBe("zh");
  expect(words("fr").language).toBe("ko");
});
