import type { HelpCategoryTexts } from "#locales/ko/help-categories.ts";

/** The categories of inquiries, on the member site and in the office. */
export const thHelpCategories = {
  deposit: "ฝากเงิน",
  withdrawal: "ถอนเงิน",
  game: "เกม",
  account: "บัญชี",
  protection: "การคุ้มครองผู้เล่น",
  contest: "คัดค้านมาตรการ",
  complaint: "ข้อร้องเรียน",
  other: "อื่น ๆ",
} satisfies HelpCategoryTexts;
