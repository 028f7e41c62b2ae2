import type { GoverningTexts } from "#locales/ko/governing.ts";

export const enGoverning = {
  translation: (language) =>
    `This page is a translation for information. If the two differ, the ${language} version governs.`,
  read: (language) => `Read the ${language} version`,
  original: "This version governs. Translations into other languages are for information.",
  languages: {
    ko: "Korean",
    en: "English",
    vn: "Vietnamese",
    jp: "Japanese",
    th: "Thai",
    cn: "Chinese",
  },
} satisfies GoverningTexts;
