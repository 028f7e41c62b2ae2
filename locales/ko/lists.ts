/** Texts of lists in pages, and of the way back to one. */
export const koLists = {
  pagesOf: (list: string) => `${list} 페이지`,
  page: (number: string) => `${number}페이지`,
  previousPage: "이전 페이지",
  nextPage: "다음 페이지",
  toList: "목록",
  itemMissing: "삭제되었거나 없는 글입니다",
};

/** What every other language must provide. */
export type ListTexts = typeof koLists;
