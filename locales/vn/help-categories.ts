import type { HelpCategoryTexts } from "#locales/ko/help-categories.ts";

/** The categories of inquiries, on the member site and in the office. */
export const vnHelpCategories = {
  deposit: "Nạp tiền",
  withdrawal: "Rút tiền",
  game: "Trò chơi",
  account: "Tài khoản",
  protection: "Bảo vệ người chơi",
  contest: "Khiếu nại biện pháp",
  complaint: "Khiếu nại dịch vụ",
  other: "Khác",
} satisfies HelpCategoryTexts;
