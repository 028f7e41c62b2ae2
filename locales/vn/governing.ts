import type { GoverningTexts } from "#locales/ko/governing.ts";

export const vnGoverning = {
  translation: (language) =>
    `Trang này là bản dịch để tham khảo. Nếu có khác biệt, bản ${language} được áp dụng.`,
  read: (language) => `Xem bản ${language}`,
  original: "Bản này được áp dụng. Bản dịch sang các ngôn ngữ khác chỉ để tham khảo.",
  languages: {
    ko: "tiếng Hàn",
    en: "tiếng Anh",
    vn: "tiếng Việt",
    jp: "tiếng Nhật",
    th: "tiếng Thái",
    cn: "tiếng Trung",
  },
} satisfies GoverningTexts;
