import type { HelpCategoryTexts } from "#locales/ko/help-categories.ts";

/** The categories of inquiries, on the member site and in the office. */
export const enHelpCategories = {
  deposit: "Deposits",
  withdrawal: "Withdrawals",
  game: "Games",
  account: "Account",
  protection: "Player protection",
  contest: "Contest a measure",
  complaint: "Complaint",
  other: "Other",
} satisfies HelpCategoryTexts;
