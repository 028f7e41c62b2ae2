import type { HelpCategoryTexts } from "#locales/ko/help-categories.ts";

/** The categories of inquiries, on the member site and in the office. */
export const jpHelpCategories = {
  deposit: "入金",
  withdrawal: "出金",
  game: "ゲーム",
  account: "アカウント",
  protection: "プレイヤー保護",
  contest: "措置への異議",
  complaint: "苦情",
  other: "その他",
} satisfies HelpCategoryTexts;
