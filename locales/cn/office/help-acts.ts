import type { HelpActTexts } from "#locales/ko/office/help-acts.ts";

/** Acts of the help desk in the audit trail. */
export const cnHelpActs = {
  "handle-contact": "处理访客咨询",
  "decide-complaint": "决定投诉",
  "export-complaint-months": "下载每月投诉",
  "close-help": "关闭咨询",
  "file-help": "咨询分类与分配",
} satisfies HelpActTexts;
