import type { OfficeRoute } from "#backoffice/office-route.ts";
import { memberRoutes } from "#backoffice/members/member-routes.ts";
import { alertRoutes } from "#backoffice/alerts/alert-routes.ts";
import { gameRoutes } from "#backoffice/games/game-routes.ts";
import { loadComplaints } from "#backoffice/messages/complaints/load-complaints.ts";
import {
  loadContacts,
  loadHelp,
  loadMailing,
  loadMailings,
  loadNotice,
  loadNotices,
  loadPopup,
  loadPopups,
  loadTemplates,
} from "#backoffice/messages/load-messages.ts";
import {
  isAboutRequest,
  loadDeposits,
  loadWithdrawals,
} from "#backoffice/payments/load-payments.ts";
import { loadHistory } from "#backoffice/payments/history/load-history.ts";
import { isAboutPayouts, loadPayouts } from "#backoffice/payments/payouts/load-payouts.ts";
import { loadStatements } from "#backoffice/payments/statements/load-statements.ts";
import { loadSuspicions } from "#backoffice/payments/suspicions/load-suspicions.ts";
import { loadOverview } from "#backoffice/reports/load-reports.ts";
import { reportRoutes } from "#backoffice/reports/report-routes.ts";
import { loadAccount } from "#backoffice/operators/load-operators.ts";
import { loadProposals } from "#backoffice/operators/proposals/load-proposals.ts";
import { actsOn, isAboutProposals } from "#backoffice/news-about.ts";
import { staffRoutes } from "#backoffice/operators/staff-routes.ts";
import { settingRoutes } from "#backoffice/settings/setting-routes.ts";

/** Every screen of the back office. The menu, the palette and the `g` keys follow this table. */
export const routes: readonly OfficeRoute[] = [
  {
    path: "overview",
    page: () => import("#backoffice/reports/overview-page.tsx"),
    load: loadOverview,
    access: "reports.read",
    title: (texts) => texts.reports.overview,
    menu: { icon: "house", key: "v" },
  },
  ...alertRoutes,
  {
    path: "deposits/:id?",
    page: async () => ({
      default: (await import("#backoffice/payments/queue-page.tsx")).DepositsPage,
    }),
    load: loadDeposits,
    isAbout: isAboutRequest("deposit"),
    access: "payments.read",
    title: (texts) => texts.payments.deposits,
    group: "money",
    menu: { icon: "download", key: "d", count: "deposits" },
  },
  {
    path: "withdrawals/:id?",
    page: async () => ({
      default: (await import("#backoffice/payments/queue-page.tsx")).WithdrawalsPage,
    }),
    load: loadWithdrawals,
    isAbout: isAboutRequest("withdrawal"),
    access: "payments.read",
    title: (texts) => texts.payments.withdrawals,
    group: "money",
    menu: { icon: "upload", key: "w", count: "withdrawals" },
  },
  ...memberRoutes,
  {
    path: "statements",
    page: () => import("#backoffice/payments/statements/statements-page.tsx"),
    load: loadStatements,
    isAbout: (news) =>
      news.name.startsWith("payment.") ||
      actsOn("statement-line", "statement-import", "payment")(news),
    access: "payments.read",
    title: (texts) => texts.statements.title,
    group: "money",
    menu: { icon: "list", key: "b" },
  },
  {
    path: "payouts",
    page: () => import("#backoffice/payments/payouts/payouts-page.tsx"),
    load: loadPayouts,
    isAbout: isAboutPayouts,
    access: "payments.decide",
    title: (texts) => texts.payouts.title,
    group: "money",
    menu: { icon: "coins", key: "y" },
  },
  {
    path: "payments",
    page: () => import("#backoffice/payments/history/history-page.tsx"),
    load: loadHistory,
    // A new request would move the rows; what becomes of those that are shown does not.
    isAbout: ({ name }) => name.startsWith("payment.") && name !== "payment.asked",
    access: "payments.read",
    title: (texts) => texts.paymentHistory.title,
    group: "money",
    menu: { icon: "clock", key: "x" },
  },
  {
    path: "suspicions",
    page: () => import("#backoffice/payments/suspicions/suspicions-page.tsx"),
    load: loadSuspicions,
    isAbout: (news) => news.name === "payment.asked" || actsOn("suspicion", "payment")(news),
    access: "payments.suspicions",
    title: (texts) => texts.suspicions.title,
    group: "money",
    menu: { icon: "warning", count: "suspicions" },
  },
  {
    path: "proposals/:id?",
    page: () => import("#backoffice/operators/proposals/proposals-page.tsx"),
    load: loadProposals,
    isAbout: isAboutProposals,
    access: "operator",
    title: (texts) => texts.proposals.title,
    group: "money",
    menu: { icon: "check-all", key: "p", count: "proposals" },
  },
  ...staffRoutes,
  ...settingRoutes,
  {
    path: "help/templates",
    page: () => import("#backoffice/messages/templates-page.tsx"),
    load: loadTemplates,
    access: "messages.read",
    title: (texts) => texts.messages.templates.title,
    group: "messages",
  },
  {
    path: "help/:id?",
    page: () => import("#backoffice/messages/help-page.tsx"),
    load: loadHelp,
    // New questions are offered with a button.
    isAbout: (news) =>
      (news.name.startsWith("help.") && news.name !== "help.asked") || actsOn("help")(news),
    access: "messages.read",
    title: (texts) => texts.messages.help.title,
    group: "messages",
    menu: { icon: "headset", key: "h", count: "helps" },
  },
  {
    path: "help/complaints",
    page: () => import("#backoffice/messages/complaints/complaints-page.tsx"),
    load: loadComplaints,
    isAbout: (news) => news.name.startsWith("help.") || news.name === "complaint.decided",
    access: "messages.read",
    title: (texts) => texts.messages.complaints.title,
    group: "messages",
    menu: { icon: "warning", key: "i" },
  },
  {
    path: "help/visitors",
    page: () => import("#backoffice/messages/contacts-page.tsx"),
    load: loadContacts,
    isAbout: actsOn("contact"),
    access: "messages.answer",
    title: (texts) => texts.messages.contacts.title,
    group: "messages",
    menu: { icon: "headset", key: "q", count: "contacts" },
  },
  {
    path: "notes",
    page: () => import("#backoffice/messages/mailings-page.tsx"),
    load: loadMailings,
    isAbout: actsOn("mailing"),
    access: "messages.read",
    title: (texts) => texts.messages.mailings.title,
    group: "messages",
    menu: { icon: "envelope", key: "t" },
  },
  {
    path: "notes/:id",
    page: () => import("#backoffice/messages/mailing-page.tsx"),
    load: loadMailing,
    access: "messages.read",
    title: (texts) => texts.messages.mailings.title,
    group: "messages",
  },
  {
    path: "notices",
    page: async () => ({
      default: (await import("#backoffice/messages/announcement-list.tsx")).NoticesPage,
    }),
    load: loadNotices,
    isAbout: actsOn("notice"),
    access: "messages.read",
    title: (texts) => texts.messages.announcements.notices,
    group: "messages",
    menu: { icon: "megaphone", key: "n" },
  },
  {
    path: "notices/:id",
    page: async () => ({
      default: (await import("#backoffice/messages/announcement-editor.tsx")).NoticePage,
    }),
    load: loadNotice,
    access: "messages.read",
    title: (texts) => texts.messages.announcements.notices,
    group: "messages",
  },
  {
    path: "popups",
    page: async () => ({
      default: (await import("#backoffice/messages/announcement-list.tsx")).PopupsPage,
    }),
    load: loadPopups,
    isAbout: actsOn("popup"),
    access: "messages.read",
    title: (texts) => texts.messages.announcements.popups,
    group: "messages",
    menu: { icon: "move", key: "u" },
  },
  {
    path: "popups/:id",
    page: async () => ({
      default: (await import("#backoffice/messages/announcement-editor.tsx")).PopupPage,
    }),
    load: loadPopup,
    access: "messages.read",
    title: (texts) => texts.messages.announcements.popups,
    group: "messages",
  },
  ...gameRoutes,
  ...reportRoutes,
  {
    path: "account",
    page: () => import("#backoffice/operators/account-page.tsx"),
    load: loadAccount,
    access: "operator",
    title: (texts) => texts.account.title,
  },
];
