import type { GoverningTexts } from "#locales/ko/governing.ts";

export const thGoverning = {
  translation: (language) => `หน้านี้เป็นคำแปลเพื่อใช้อ้างอิง หากเนื้อหาต่างกัน ให้ยึดฉบับ${language}เป็นหลัก`,
  read: (language) => `อ่านฉบับ${language}`,
  original: "ฉบับนี้เป็นฉบับหลัก คำแปลภาษาอื่นมีไว้เพื่อใช้อ้างอิง",
  languages: {
    ko: "ภาษาเกาหลี",
    en: "ภาษาอังกฤษ",
    vn: "ภาษาเวียดนาม",
    jp: "ภาษาญี่ปุ่น",
    th: "ภาษาไทย",
    cn: "ภาษาจีน",
  },
} satisfies GoverningTexts;
