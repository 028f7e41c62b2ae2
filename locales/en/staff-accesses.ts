import type { StaffAccessTexts } from "#locales/ko/staff-accesses.ts";

export const enStaffAccesses: StaffAccessTexts = {
  title: "Access by staff",
  lead: "Staff look at accounts to decide on deposits and withdrawals, to answer inquiries, to keep accounts secure and to meet legal duties. If a team opens the same part several times on a day, the first time is shown.",
  hidden:
    "Names of staff are not shown. To see a full number or a file, staff have to record a reason, which is kept in our internal audit trail.",
  kept: (days) => `Accesses are kept for ${days} days.`,
  empty: "No access by staff",
  part: "Opened",
  by: "Team",
  reason: "Reason recorded",
  parts: {
    account: "Account details and settings",
    money: "Balance, deposits and withdrawals",
    games: "Game history",
    messages: "Inquiries and notes",
    identity: "Identity check",
    "privacy-requests": "Privacy requests",
    phone: "Phone number in full",
    bank: "Bank account in full",
    "identity-file": "Identity document",
    "help-file": "File of an inquiry",
  },
  teams: {
    support: "Help desk",
    payments: "Payments",
    content: "Content",
    oversight: "Oversight",
    administrator: "Administrator",
    staff: "Staff",
  },
};
