import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it, test } from "vitest";
import { localeCodes, locales, type Locale } from "#contract/locales.ts";
import { demoNotices } from "#database/demo-notices.ts";
import { demoPopups } from "#database/demo-popups.ts";
import { demoTemplates } from "#database/demo-templates.ts";
import { justNow } from "#locales/just-now.ts";
import { loadLegalTexts } from "#locales/legal-texts.ts";
import { accountLetters, letters } from "#locales/letters.ts";
import { refusalMemos } from "#locales/refusal-memos.ts";
import { loadOfficeTexts } from "#locales/office-texts.ts";
import { loadProofTexts } from "#locales/proof-texts.ts";
import { loadTexts } from "#locales/site-texts.ts";
import { wordingFaults } from "#tests/support/wording.ts";

/** Samples of a format, which keep their own marks. */
const formats = /delimiters\.|^palette\.hint$|\.objectHint$/;

type Spoken = (...words: string[]) => string | readonly string[];

/** Every text with the path of its key; arguments stand as ⟦0⟧. */
function textsIn(value: unknown, path: string): [path: string, text: string][] {
  if (typeof value === "string") return [[path, value]];
  if (typeof value === "function") {
    const words = Array.from({ length: value.length }, (_, index) => `⟦${index}⟧`);
    return [(value as Spoken)(...words)].flat().map((text) => [path, text]);
  }
  return Object.entries(value as object).flatMap(([key, child]) =>
    textsIn(child, path === "" ? key : `${path}.${key}`),
  );
}

const withoutTags = (html: string): string => html.replace(/<[^>]+>/g, "");

/** All texts of the product in one language, except those of the games. */
const allTexts = async (locale: Locale): Promise<[string, string][]> => [
  ...textsIn({ ...(await loadTexts(locale)), justNow: justNow[locale] }, ""),
  ...textsIn(await loadOfficeTexts(locale), ""),
  ...textsIn(await loadProofTexts(locale), "proof"),
  ...textsIn([letters[locale], accountLetters[locale], refusalMemos[locale]], "letters"),
  ...textsIn(await loadLegalTexts(locale), "legal").flatMap(([path, text]) =>
    text.split("\n\n").map((part): [string, string] => [path, part]),
  ),
  ...textsIn(
    [demoNotices, demoPopups, demoTemplates].flat().map(({ texts }) => texts[locale]),
    "demo",
  ).flatMap(([path, html]) =>
    html.split(/<\/?(?:p|li|ul)>|\n\n/).map((part): [string, string] => [path, withoutTags(part)]),
  ),
];

test.each(localeCodes)("texts in %s follow docs/words.md", async (locale) => {
  const faults = (await allTexts(locale))
    .filter(([path]) => !formats.test(path))
    .map(([path, text]) => [path, text, ...wordingFaults(locale, text)])
    .filter(([, , ...found]) => found.length > 0);
  expect(faults).toEqual([]);
});

/** Keys of texts that are shown on buttons only. */
const buttons =
  /(^|\.)(ok|cancel|close|later|viewNow|retry|next|back|clear|all|copy|hide|print|convert|change|login|logout|register|remove|removeAll|removeSelected|readAll|send|sendHelp|applyDeposit|applyWithdraw|cancelRequest|askAccount|approve|refuse|hold|claim|release|takeOver|propose|save|add|edit|find|stop|drop|invite|makeLink|revoke|suspend|restore|submit|carryOut|turnDown|takeBack|nextStep|previousStep|seeCasinos|seeSlots|seeSports|openGame|resumeRound|endSession|resetSubmit|showAll)$/;
/** What fits a button of a window of 320 pixels; a letter of Chinese and Japanese is twice as wide. */
const widest = (locale: Locale): number =>
  ({ ko: 18, en: 30, vn: 30, jp: 16, th: 36, cn: 14 })[locale];

test.each(localeCodes)("buttons in %s are short and have no full stop", async (locale) => {
  const texts = (await allTexts(locale)).filter(
    ([path]) => buttons.test(path) && !path.includes("reasons.") && !path.startsWith("permissions"),
  );
  expect(texts.length).toBeGreaterThan(60);
  for (const [path, text] of texts) {
    expect(text, path).not.toMatch(/[.。,，、]$/);
    expect(text.length, path).toBeLessThanOrEqual(widest(locale));
  }
});

test.each(localeCodes)("refusals in %s are whole sentences", async (locale) => {
  const { messages, refusals } = await loadTexts(locale);
  const whole = [
    ...Object.entries(refusals),
    ...Object.entries((await loadOfficeTexts(locale)).refusals),
    ...Object.entries(messages).filter(([key]) => key.startsWith("msg")),
  ].filter(([, text]) => typeof text === "string");
  const end = locale === "th" ? /[^.?]$/ : /[.?。？…]$/;
  for (const [key, text] of whole) expect(text, key).toMatch(end);
});

/** How each language says that one plays on to win back what was lost. */
const chasing: Record<Locale, RegExp> = {
  ko: /만회|본전|되찾/,
  en: /w[io]n (it|them|that|what .{0,20}|your .{0,20}) ?back|back (what|the money|your)|chas(e|ing) (your )?loss|recoup|break even|make up for/i,
  vn: /gỡ (lại|gạc|vốn|hòa)|lấy lại (tiền|vốn)|thắng lại/i,
  jp: /取り返|取り戻(そう|せ|す)|挽回/,
  th: /เอา.{0,16}คืน|ถอนทุน|แก้มือ|ได้ทุนคืน/,
  cn: /翻本|回本|[赢贏]回|挽回/,
};
/** Texts that ask or warn about it. */
const aboutChasing = /^(protectionPage\.signs|selfTest)\b/;

/** The texts of the sandbox provider's games, as their files have them. */
const gameTexts = (locale: Locale): [string, string][] => {
  const folder = `${import.meta.dirname}/../sandbox/page/texts`;
  return readdirSync(folder).map((game) => {
    const path = `${folder}/${game}/${locales[locale].lang.slice(0, 2)}.ts`;
    return [path, readFileSync(path, "utf8")];
  });
};

test.each(localeCodes)("no text in %s invites to win back a loss", async (locale) => {
  const texts = [...(await allTexts(locale)), ...gameTexts(locale)];
  const inviting = texts.filter(([, text]) => chasing[locale].test(text));
  expect(inviting.filter(([path]) => !aboutChasing.test(path))).toEqual([]);
  // The texts that warn of it show that the pattern finds such words.
  expect(inviting.length).toBeGreaterThan(0);
});

/** For each language the words that claim that a win is due, with an example. Source: GLI-19 4.4.1 (p). */
const winIsDue: Record<Locale, readonly [RegExp, claim: string]> = {
  ko: [
    /(당첨|잭팟|대박)[이가]? ?(임박|곧|가까)|곧 (당첨|터지|터질|나올)|터질 때|필승/,
    "잭팟이 곧 터집니다",
  ],
  en: [
    /about to (win|hit|pay|drop)|(wins?|jackpots?) (is|are) (due|close|coming|near)|coming wins?|hot (slot|game|streak)|sure win/i,
    "The jackpot is close",
  ],
  vn: [/sắp (trúng|nổ|thắng)|chắc thắng|đang nóng/i, "Hũ sắp nổ"],
  jp: [/(もうすぐ|まもなく)[^。]{0,12}(当|出)|必勝|激アツ/, "もうすぐジャックポットが出ます"],
  th: [/ใกล้(แตก|ถูกรางวัล)|กำลังจะ(แตก|ชนะ)|แตกง่าย|ชนะแน่/, "แจ็กพอตใกล้แตก"],
  cn: [/(即将|快要|马上)(中奖|爆|开出|赢)|必中|必赢|稳赢/, "大奖即将开出"],
};

test.each(localeCodes)("no text in %s claims that a win is due", async (locale) => {
  const [pattern, claim] = winIsDue[locale];
  const texts = [...(await allTexts(locale)), ...gameTexts(locale)];
  expect(texts.filter(([, text]) => pattern.test(text))).toEqual([]);
  expect(claim).toMatch(pattern);
});

describe("the rules of docs/words.md", () => {
  it.each<[Locale, fault: string, instead: string]>([
    ["en", "Saved.  Thank you.", "Saved. Thank you."],
    ["en", " Saved.", "Saved."],
    ["en", "Loading...", "Loading…"],
    ["vn", "Bạn muốn xem ngay không ?", "Bạn muốn xem ngay không?"],
    ["en", "Welcome!", "Welcome."],
    ["ko", "'메모'에 적어 주세요.", "‘메모’에 적어 주세요."],
    ["ko", "저장했습니다. 다시 시도해 주세요", "저장했습니다. 다시 시도해 주세요."],
    ["ko", "저장했다.", "저장했습니다."],
    ["ko", "스핀 단추", "스핀 버튼"],
    ["en", "The member’s page", "The member's page"],
    ["en", "Enter your e-mail", "Enter your email"],
    ["vn", "Danh sách hội viên", "Danh sách thành viên"],
    ["jp", "削除しますか?", "削除しますか？"],
    ["jp", "CSV をダウンロード", "CSVをダウンロード"],
    ["jp", "保存した。", "保存しました。"],
    ["jp", "保存しました。もう一度お試しください", "保存しました。もう一度お試しください。"],
    ["jp", "点検中", "メンテナンス中"],
    ["th", "ลบหรือไม่?", "ลบหรือไม่"],
    ["th", "ขอบคุณค่ะ", "ขอบคุณ"],
    ["th", "ครั้งละ ₩10,000", "เพิ่มทีละ ₩10,000"],
    ["cn", "要删除吗?", "要删除吗？"],
    ["cn", "第 3 页", "第3页"],
    ["cn", "你的余额", "您的余额"],
  ])("refuse %s %j", (locale, fault, instead) => {
    expect(wordingFaults(locale, fault)).toHaveLength(1);
    expect(wordingFaults(locale, instead)).toEqual([]);
  });
});
