/** The categories of inquiries, on the member site and in the office. */
export const koHelpCategories = {
  deposit: "입금",
  withdrawal: "출금",
  game: "게임",
  account: "계정",
  protection: "플레이 보호",
  contest: "조치에 대한 이의 제기",
  complaint: "불만 접수",
  other: "기타",
};

/** What every other language must provide. */
export type HelpCategoryTexts = typeof koHelpCategories;
