/** Acts of the help desk in the audit trail. */
export const koHelpActs = {
  "handle-contact": "비회원 문의 처리",
  "decide-complaint": "불만 결정",
  "export-complaint-months": "월별 불만 내려받기",
  "close-help": "문의 닫기",
  "file-help": "문의 분류·배정",
};

/** What every other language must provide. */
export type HelpActTexts = typeof koHelpActs;
