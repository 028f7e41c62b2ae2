import type { OfficeMemberTabs } from "#locales/ko/office/member-tabs.ts";

/** The tabs of a member's page in the office. */
export const jpOfficeMemberTabs = {
  overview: "概要",
  ledger: "元帳",
  requests: "入出金",
  games: "ベット",
  comp: "コンプ",
  help: "問い合わせ",
  notes: "メッセージ",
  "sign-ins": "ログイン",
  sessions: "セッション",
  limits: "制限",
  identity: "本人確認",
  "privacy-requests": "個人データの請求",
  remarks: "メモ",
  audit: "監査",
  accesses: "閲覧",
} satisfies OfficeMemberTabs;
