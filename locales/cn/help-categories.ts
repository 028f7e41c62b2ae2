import type { HelpCategoryTexts } from "#locales/ko/help-categories.ts";

/** The categories of inquiries, on the member site and in the office. */
export const cnHelpCategories = {
  deposit: "存款",
  withdrawal: "提款",
  game: "游戏",
  account: "账户",
  protection: "玩家保护",
  contest: "对措施提出异议",
  complaint: "投诉",
  other: "其他",
} satisfies HelpCategoryTexts;
