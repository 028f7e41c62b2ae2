import type { OfficeRoute } from "#backoffice/office-route.ts";
import { loadDayFiles, loadDayParts } from "#backoffice/games/day-files/load-day-files.ts";
import { loadAccounts } from "#backoffice/reports/accounts/load-accounts.ts";
import { loadRecord } from "#backoffice/reports/sessions/load-record.ts";
import { loadDisputes } from "#backoffice/reports/disputes/load-disputes.ts";
import { loadSessions } from "#backoffice/reports/sessions/load-sessions.ts";
import { loadFunds, loadFundsDay } from "#backoffice/reports/funds/load-funds.ts";
import { loadJackpots } from "#backoffice/reports/jackpots/load-jackpots.ts";
import { loadSignificant } from "#backoffice/reports/significant/load-significant.ts";
import { loadDifferences } from "#backoffice/reports/differences/load-differences.ts";
import { loadSettled, loadSettlement } from "#backoffice/reports/settlement/load-settlement.ts";
import { loadReport, loadReportFiles } from "#backoffice/reports/load-reports.ts";
import { actsOn } from "#backoffice/news-about.ts";

/** The screens of reports, of differences and of settlement with providers. */
export const reportRoutes: readonly OfficeRoute[] = [
  {
    path: "differences",
    page: () => import("#backoffice/reports/differences/differences-page.tsx"),
    load: loadDifferences,
    isAbout: actsOn("difference", "settlement"),
    access: "reports.read",
    title: (texts) => texts.differences.title,
    group: "reports",
    menu: { icon: "warning", key: "z" },
  },
  {
    path: "day-files",
    page: () => import("#backoffice/games/day-files/day-files-page.tsx"),
    load: loadDayFiles,
    isAbout: actsOn("day-file"),
    access: "reports.read",
    title: (texts) => texts.dayFiles.title,
    group: "reports",
    menu: { icon: "list", key: "j" },
  },
  {
    path: "day-files/:connection/:day",
    page: () => import("#backoffice/games/day-files/day-parts-page.tsx"),
    load: loadDayParts,
    isAbout: actsOn("day-file"),
    access: "reports.read",
    title: (texts) => texts.dayFiles.inParts,
    group: "reports",
  },
  {
    path: "settlement",
    page: () => import("#backoffice/reports/settlement/settlement-page.tsx"),
    load: loadSettlement,
    isAbout: actsOn("settlement"),
    access: "reports.read",
    title: (texts) => texts.settlement.title,
    group: "reports",
    menu: { icon: "list", key: "k" },
  },
  {
    path: "settlement/:connection/:month",
    page: () => import("#backoffice/reports/settlement/settled-page.tsx"),
    load: loadSettled,
    isAbout: actsOn("settlement"),
    access: "reports.read",
    title: (texts) => texts.settlement.title,
    group: "reports",
  },
  {
    path: "reports/:report?",
    page: () => import("#backoffice/reports/reports-page.tsx"),
    load: loadReport,
    access: "reports.read",
    title: (texts) => texts.reports.reports,
    group: "reports",
    parts: [
      { below: "/games", title: (texts) => texts.gameReport.title },
      { below: "/activity", title: (texts) => texts.reports.activity },
      { below: "/return", title: (texts) => texts.reports.returnToPlayer },
      { below: "/incentives", title: (texts) => texts.incentives.title },
      { below: "/balances", title: (texts) => texts.balances.title },
    ],
    menu: { icon: "coins", key: "r" },
  },
  {
    path: "reports/accounts",
    page: () => import("#backoffice/reports/accounts/accounts-page.tsx"),
    load: loadAccounts,
    access: "reports.read",
    title: (texts) => texts.accountSummary.title,
    group: "reports",
  },
  {
    path: "reports/sessions",
    page: () => import("#backoffice/reports/sessions/sessions-page.tsx"),
    load: loadSessions,
    access: "reports.read",
    title: (texts) => texts.sessionReport.title,
    group: "reports",
  },
  {
    path: "members/:id/sessions/:session",
    page: () => import("#backoffice/reports/sessions/record-page.tsx"),
    load: loadRecord,
    access: "members.read",
    title: (texts) => texts.sessionRecord.title,
    group: "reports",
  },
  {
    path: "reports/jackpots",
    page: () => import("#backoffice/reports/jackpots/jackpots-page.tsx"),
    load: loadJackpots,
    isAbout: actsOn("round"),
    access: "reports.read",
    title: (texts) => texts.largeJackpots.title,
    group: "reports",
  },
  {
    path: "reports/funds",
    page: () => import("#backoffice/reports/funds/funds-page.tsx"),
    load: loadFunds,
    isAbout: actsOn("segregated-account"),
    access: "reports.read",
    title: (texts) => texts.funds.title,
    group: "reports",
  },
  {
    path: "reports/funds/:day",
    page: () => import("#backoffice/reports/funds/day-page.tsx"),
    load: loadFundsDay,
    isAbout: actsOn("segregated-account"),
    access: "reports.read",
    title: (texts) => texts.funds.title,
    group: "reports",
  },
  {
    path: "reports/significant",
    page: () => import("#backoffice/reports/significant/significant-page.tsx"),
    load: loadSignificant,
    access: "audit.read",
    title: (texts) => texts.significantEvents.title,
    group: "reports",
  },
  {
    path: "reports/files",
    page: () => import("#backoffice/reports/files-page.tsx"),
    load: loadReportFiles,
    isAbout: actsOn("report-schedule"),
    access: "reports.read",
    title: (texts) => texts.scheduledReports.title,
    group: "reports",
  },
  {
    path: "reports/disputes",
    page: () => import("#backoffice/reports/disputes/disputes-page.tsx"),
    load: loadDisputes,
    isAbout: (news) => news.name === "dispute.signed" || actsOn("dispute-bundle")(news),
    access: "lists.export",
    title: (texts) => texts.disputes.title,
    group: "reports",
  },
];
