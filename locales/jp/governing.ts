import type { GoverningTexts } from "#locales/ko/governing.ts";

export const jpGoverning = {
  translation: (language) =>
    `このページは参考用の翻訳です。内容が異なる場合は、${language}版が優先されます。`,
  read: (language) => `${language}版を見る`,
  original: "このページが正文です。ほかの言語の翻訳は参考用です。",
  languages: {
    ko: "韓国語",
    en: "英語",
    vn: "ベトナム語",
    jp: "日本語",
    th: "タイ語",
    cn: "中国語",
  },
} satisfies GoverningTexts;
