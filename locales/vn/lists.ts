import type { ListTexts } from "#locales/ko/lists.ts";

export const vnLists = {
  pagesOf: (list) => `Các trang của ${list}`,
  page: (number) => `Trang ${number}`,
  previousPage: "Trang trước",
  nextPage: "Trang sau",
  toList: "Danh sách",
  itemMissing: "Nội dung này đã bị xóa hoặc không tồn tại",
} satisfies ListTexts;
