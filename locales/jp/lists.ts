import type { ListTexts } from "#locales/ko/lists.ts";

export const jpLists = {
  pagesOf: (list) => `${list}のページ`,
  page: (number) => `${number}ページ`,
  previousPage: "前のページ",
  nextPage: "次のページ",
  toList: "一覧へ",
  itemMissing: "削除されたか、存在しない内容です",
} satisfies ListTexts;
