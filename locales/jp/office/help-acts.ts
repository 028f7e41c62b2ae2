import type { HelpActTexts } from "#locales/ko/office/help-acts.ts";

/** Acts of the help desk in the audit trail. */
export const jpHelpActs = {
  "handle-contact": "未ログインの問い合わせの対応",
  "decide-complaint": "苦情を決定",
  "export-complaint-months": "月別の苦情のダウンロード",
  "close-help": "問い合わせを閉じる",
  "file-help": "問い合わせの分類・割り当て",
} satisfies HelpActTexts;
