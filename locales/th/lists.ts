import type { ListTexts } from "#locales/ko/lists.ts";

export const thLists = {
  pagesOf: (list) => `หน้าของ${list}`,
  page: (number) => `หน้า ${number}`,
  previousPage: "หน้าก่อนหน้า",
  nextPage: "หน้าถัดไป",
  toList: "กลับไปที่รายการ",
  itemMissing: "รายการนี้ถูกลบหรือไม่มีอยู่",
} satisfies ListTexts;
