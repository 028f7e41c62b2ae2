/** The tabs of a member's page in the office. */
export const koOfficeMemberTabs = {
  overview: "개요",
  ledger: "원장",
  requests: "입출금",
  games: "베팅",
  comp: "콤프",
  help: "문의",
  notes: "쪽지",
  "sign-ins": "로그인",
  sessions: "세션",
  limits: "제한",
  identity: "본인 확인",
  "privacy-requests": "개인정보 요청",
  remarks: "메모",
  audit: "감사",
  accesses: "열람",
};

/** What every other language must provide. */
export type OfficeMemberTabs = typeof koOfficeMemberTabs;
