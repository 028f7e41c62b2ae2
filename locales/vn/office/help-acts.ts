import type { HelpActTexts } from "#locales/ko/office/help-acts.ts";

/** Acts of the help desk in the audit trail. */
export const vnHelpActs = {
  "handle-contact": "Đánh dấu đã xử lý yêu cầu của khách",
  "decide-complaint": "Quyết định khiếu nại",
  "export-complaint-months": "Tải khiếu nại theo tháng",
  "close-help": "Đóng yêu cầu hỗ trợ",
  "file-help": "Phân loại, giao yêu cầu hỗ trợ",
} satisfies HelpActTexts;
