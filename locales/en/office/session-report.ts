import type { OfficeSessionReportTexts } from "#locales/ko/office/session-report.ts";

export const enOfficeSessionReport = {
  title: "Sessions",
  lead: "Start and end of each session, and what the ledger booked in between. Where sessions overlap, a stake and its win belong to the session that opened the game, everything else to the one that started last.",
  member: "Member ID",
  startedAt: "Start",
  endedAt: "End",
  reason: "End reason",
  lasting: "In progress",
  shared: "Overlaps",
  none: "No session in this period",
  ends: {
    logout: "Logged out",
    expired: "Expired",
    revoked: "Ended by staff or from another device",
    replaced: "Logged in again in the same browser",
    displaced: "Too many sessions",
    time_used: "Play time used up",
    member: "Ended from the member's list",
    password: "Password changed",
    staff: "Ended by staff",
  },
  cells: {
    opening: "Balance at start",
    deposits: "Deposits",
    wagers: "Stakes",
    wins: "Wins",
    other: "Other",
    closing: "Balance at end",
  },
} satisfies OfficeSessionReportTexts;
