import { localeCodes, type Locale } from "#contract/locales.ts";

export type TextDraft = { title: string; contents: string };
export type TextDrafts = Record<Locale, TextDraft>;

/** Source: the contract's limit of a text, as HTML. */
const LONGEST = 20_000;

/** A text in every language, empty where there is none. */
export const textDraftsOf = (texts: Partial<Record<Locale, TextDraft>>): TextDrafts => {
  const of = (code: Locale): TextDraft => texts[code] ?? { title: "", contents: "" };
  return { ko: of("ko"), en: of("en"), vn: of("vn"), jp: of("jp"), th: of("th"), cn: of("cn") };
};

export const isEmptyText = ({ title, contents }: TextDraft): boolean =>
  title.trim() === "" && contents.trim() === "";

/** A title without a text, or a text without a title. */
export const isHalfText = (text: TextDraft): boolean =>
  !isEmptyText(text) && (text.title.trim() === "" || text.contents.trim() === "");

export const isLongText = (contents: string): boolean => contents.length > LONGEST;

/** The languages that have a text, with it. */
export const writtenTexts = (drafts: TextDrafts): Partial<Record<Locale, TextDraft>> =>
  Object.fromEntries(
    localeCodes.filter((code) => !isEmptyText(drafts[code])).map((code) => [code, drafts[code]]),
  );

/** The language for members whose own has no text. */
export const defaultTextLocale = (drafts: TextDrafts): Locale =>
  localeCodes.find((code) => !isEmptyText(drafts[code])) ?? "ko";
