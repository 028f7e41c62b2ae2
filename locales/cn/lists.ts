import type { ListTexts } from "#locales/ko/lists.ts";

export const cnLists = {
  pagesOf: (list) => `${list}分页`,
  page: (number) => `第${number}页`,
  previousPage: "上一页",
  nextPage: "下一页",
  toList: "返回列表",
  itemMissing: "该内容已删除或不存在",
} satisfies ListTexts;
