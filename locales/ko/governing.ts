/** Texts about the language whose version of a page governs; `account.ts` includes them. */
export const koGoverning = {
  translation: (language: string) =>
    `이 페이지는 참고용 번역이며, 내용이 다르면 ${language}본이 우선합니다.`,
  read: (language: string) => `${language}본 보기`,
  original: "이 페이지가 기준이며, 다른 언어의 번역은 참고용입니다.",
  /** Each language of the product, as a sentence names it. */
  languages: {
    ko: "한국어",
    en: "영어",
    vn: "베트남어",
    jp: "일본어",
    th: "태국어",
    cn: "중국어",
  },
};

/** What every other language must provide. */
export type GoverningTexts = typeof koGoverning;
