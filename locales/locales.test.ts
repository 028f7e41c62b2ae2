import { describe, expect, test } from "vitest";
import { officeCalls } from "#contract/office/calls.ts";
import { permissions } from "#contract/office/permissions.ts";
import { localeCodes, type Locale } from "#contract/locales.ts";
import { readingOf, refusals as declared, type Audience } from "#contract/refusals.ts";
import type { Texts } from "#locales/ko/site.ts";
import type { LegalTexts } from "#locales/legal-texts.ts";
import { loadLegalTexts } from "#locales/legal-texts.ts";
import { loadOfficeTexts } from "#locales/office-texts.ts";
import { refusalTemplates } from "#locales/ko/letters.ts";
import { accountLetters, letters } from "#locales/letters.ts";
import { refusalMemos } from "#locales/refusal-memos.ts";
import { loadTexts } from "#locales/site-texts.ts";

type Leaf = [path: string, value: unknown];

/** Every text with the path of its key. */
const leavesOf = (value: object, path = ""): Leaf[] =>
  Object.entries(value).flatMap(([key, child]): Leaf[] =>
    typeof child === "object" && child !== null
      ? leavesOf(child as object, `${path}${key}.`)
      : [[path + key, child]],
  );

/** The statuses that a side of the contract reads, each once. */
const statusesOf = (side: Audience) => {
  const codes = Object.keys(declared) as (keyof typeof declared)[];
  const readings = new Set(codes.map((code) => readingOf(code, side)));
  return [...readings].filter((reading) => typeof reading === "string").toSorted();
};

type Spoken = (...words: string[]) => string | readonly string[];

/** What a text says, with a visible word for each of its arguments. */
function said(value: unknown, words: string[]): string {
  if (typeof value === "string") return value;
  return [(value as Spoken)(...words)].flat().join(" ");
}

const wordsFor = (value: unknown): string[] =>
  typeof value === "function"
    ? Array.from({ length: value.length }, (_, index) => `⟦${index}⟧`)
    : [];

/** Letters of its own that a language must show somewhere, and those it must never show. */
const scripts: Record<Locale, { own: RegExp; foreign: RegExp }> = {
  ko: { own: /\p{Script=Hangul}/u, foreign: /[\p{Script=Han}\p{Script=Kana}\p{Script=Thai}]/u },
  en: { own: /[a-z]/i, foreign: /[^\p{Script=Latin}\p{Script=Common}]/u },
  vn: { own: /[a-zđ]/i, foreign: /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u },
  jp: {
    own: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
    foreign: /[\p{Script=Hangul}\p{Script=Thai}]/u,
  },
  th: { own: /\p{Script=Thai}/u, foreign: /[\p{Script=Hangul}\p{Script=Han}]/u },
  cn: {
    own: /\p{Script=Han}/u,
    foreign: /[\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u,
  },
};

/** The same in every language: marks, and words that are written in Latin letters everywhere. */
const withoutScript = new Set([
  "frame.pageTitle",
  "frame.ageMark",
  "frame.ok",
  "games.live",
  "wallet.daysFromTo",
  "members.id",
  "members.level",
  "home.allCount",
  "payments.numbered",
  "payments.until",
  "payouts.layouts.pain.001",
  "networks.kinds.vpn",
  "networks.kinds.tor",
  "profiles.choices.gamstop",
  "profiles.choices.sigap",
  "profiles.choices.spelpaus",
  "scheduledReports.size",
  "statements.transferFact",
]);

/** What members read: the site's texts, what the house writes to them, and the legal texts. */
const memberTexts = async (locale: Locale) => ({
  ...(await loadTexts(locale)),
  letters: letters[locale],
  accountLetters: accountLetters[locale],
  legal: await loadLegalTexts(locale),
});
const members = { name: "the member site", load: memberTexts };
const office = { name: "the back office", load: loadOfficeTexts };
const all = localeCodes.flatMap((locale) => [members, office].map((site) => ({ locale, ...site })));

describe.each(all)("texts of $name in $locale", ({ locale, ...site }) => {
  const load = async (): Promise<Leaf[]> => leavesOf(await site.load(locale));
  const source = async (): Promise<Leaf[]> => leavesOf(await site.load("ko"));

  test("has the keys of the source and no others", async () => {
    const keys = (await load()).map(([path]) => path);
    expect(keys).toEqual((await source()).map(([path]) => path));
  });

  test("has no empty text, and uses every argument", async () => {
    for (const [path, value] of await load()) {
      const words = wordsFor(value);
      const text = said(value, words);
      expect(text.trim(), path).not.toBe("");
      for (const word of words) expect(text, path).toContain(word);
    }
  });

  test("takes as many arguments as the source", async () => {
    const byPath = new Map(await source());
    for (const [path, value] of await load()) {
      expect(wordsFor(value).length, path).toBe(wordsFor(byPath.get(path)).length);
    }
  });

  test("is written in its own script", async () => {
    const { own, foreign } = scripts[locale];
    for (const [path, value] of await load()) {
      const text = said(value, wordsFor(value)).replace(/⟦\d⟧/g, "");
      expect(text, path).not.toMatch(foreign);
      if (!withoutScript.has(path)) expect(text, path).toMatch(own);
    }
  });
});

describe.each(localeCodes)("refusals in %s", (locale) => {
  test("has every part of the legal texts", async () => {
    const partsOf = ({ terms, privacy }: LegalTexts) =>
      [terms("", ""), privacy("")].map((text) =>
        text.split("\n\n").map((part) => part.startsWith("## ")),
      );
    expect(partsOf(await loadLegalTexts(locale))).toEqual(partsOf(await loadLegalTexts("ko")));
  });

  test("has a sentence for every refusal of the contract", async () => {
    const { refusals }: Texts = await loadTexts(locale);
    expect(Object.keys(refusals).toSorted()).toEqual(statusesOf("member"));
  });

  test("has a sentence for every refusal of the office", async () => {
    const { refusals } = await loadOfficeTexts(locale);
    expect(Object.keys(refusals)).toEqual(expect.arrayContaining(statusesOf("operator")));
  });

  test("has a word for every act and every permission of the office", async () => {
    const { acts, members: ofMembers, permissions: words } = await loadOfficeTexts(locale);
    const actsInWords = Object.keys({ ...acts, ...ofMembers.acted });
    const names = Object.entries(officeCalls).filter(([, { kind }]) => kind === "act");
    expect(actsInWords).toEqual(expect.arrayContaining(names.map(([name]) => name)));
    expect(Object.keys(ofMembers.acted).filter((name) => name in acts)).toEqual([]);
    expect(Object.keys(words)).toEqual(expect.arrayContaining([...permissions]));
  });

  test("has a sentence for a member for every refusal of a payment", () => {
    for (const template of refusalTemplates)
      expect(refusalMemos[locale][template]).toMatch(scripts[locale].own);
  });
});
