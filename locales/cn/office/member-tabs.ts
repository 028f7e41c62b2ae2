import type { OfficeMemberTabs } from "#locales/ko/office/member-tabs.ts";

/** The tabs of a member's page in the office. */
export const cnOfficeMemberTabs = {
  overview: "概览",
  ledger: "账本",
  requests: "存提款",
  games: "投注",
  comp: "返点",
  help: "咨询",
  notes: "站内信",
  "sign-ins": "登录",
  sessions: "会话",
  limits: "限制",
  identity: "身份验证",
  "privacy-requests": "个人信息请求",
  remarks: "备注",
  audit: "审计",
  accesses: "查看",
} satisfies OfficeMemberTabs;
