import type { OfficeMemberTabs } from "#locales/ko/office/member-tabs.ts";

/** The tabs of a member's page in the office. */
export const enOfficeMemberTabs = {
  overview: "Overview",
  ledger: "Ledger",
  requests: "Requests",
  games: "Games",
  comp: "Comp",
  help: "Help",
  notes: "Notes",
  "sign-ins": "Sign-ins",
  sessions: "Sessions",
  limits: "Limits",
  identity: "Identity checks",
  "privacy-requests": "Privacy requests",
  remarks: "Remarks",
  audit: "Audit",
  accesses: "Access",
} satisfies OfficeMemberTabs;
