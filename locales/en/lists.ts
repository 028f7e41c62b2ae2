import type { ListTexts } from "#locales/ko/lists.ts";

export const enLists = {
  pagesOf: (list) => `Pages of ${list}`,
  page: (number) => `Page ${number}`,
  previousPage: "Previous page",
  nextPage: "Next page",
  toList: "Back to list",
  itemMissing: "This item was deleted or does not exist",
} satisfies ListTexts;
