import { localeCodes, type Locale } from "#contract/locales.ts";
import { plainTextOf } from "#backoffice/messages/plain-text.ts";

export type TextDraft = { title: string; contents: string };
export type TextDrafts = Record<Locale, TextDraft>;

/** Places where stored HTML has no line break; the editor adds one. */
const blockEnd = /(<\/(?:p|ul|ol|li|table|tr)>)(?=<)/g;

/** A text in every language, empty where there is none. */
export const textDraftsOf = (texts: Partial<Record<Locale, TextDraft>>): TextDrafts => {
  const of = (code: Locale): TextDraft => {
    const { title, contents } = texts[code] ?? { title: "", contents: "" };
    return { title, contents: plainTextOf(contents).replace(blockEnd, "$1\n") };
  };
  return { ko: of("ko"), en: of("en"), vn: of("vn"), jp: of("jp"), th: of("th"), cn: of("cn") };
};

export const isEmptyText = ({ title, contents }: TextDraft): boolean =>
  title.trim() === "" && contents.trim() === "";

/** A title without a text, or a text without a title. */
export const isHalfText = (text: TextDraft): boolean =>
  !isEmptyText(text) && (text.title.trim() === "" || text.contents.trim() === "");

/** The languages that have a text, with it. */
export const writtenTexts = (drafts: TextDrafts): Partial<Record<Locale, TextDraft>> =>
  Object.fromEntries(
    localeCodes.filter((code) => !isEmptyText(drafts[code])).map((code) => [code, drafts[code]]),
  );

/** The language for members whose own has no text. */
export const defaultTextLocale = (drafts: TextDrafts): Locale =>
  localeCodes.find((code) => !isEmptyText(drafts[code])) ?? "ko";
