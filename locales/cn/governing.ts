import type { GoverningTexts } from "#locales/ko/governing.ts";

export const cnGoverning = {
  translation: (language) => `本页为译文，仅供参考。内容如有出入，以${language}版为准。`,
  read: (language) => `查看${language}版`,
  original: "以本页为准，其他语言的译文仅供参考。",
  languages: {
    ko: "韩文",
    en: "英文",
    vn: "越南文",
    jp: "日文",
    th: "泰文",
    cn: "中文",
  },
} satisfies GoverningTexts;
