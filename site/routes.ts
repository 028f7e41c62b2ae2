import type { SiteFacts } from "#contract/page.ts";
import type { HomeTexts } from "#locales/ko/home.ts";
import { loadHome } from "#site/home/load-home.ts";
import { gameQuery } from "#site/games/game-query.ts";
import { loadGamePage } from "#site/games/load-game-page.ts";
import { loadJackpots } from "#site/games/load-jackpots.ts";
import { tabOf } from "#site/my-page/my-page-tabs.ts";
import { loadPanel, panelModules } from "#site/my-page/panels.ts";
import { loadRegistration } from "#site/members/load-registration.ts";
import { loadDeposits, loadTimes, loadWithdrawals } from "#site/payments/load-payments.ts";
import { loadAcceptance } from "#site/settings/load-acceptance.ts";
import { type LegalPageData, loadLegal } from "#site/settings/load-legal.ts";
import type { SiteRoute } from "#site/site-route.ts";
import { loadProtection } from "#site/protection/load-protection.ts";
import { loadStatus } from "#site/status/load-status.ts";
import { loadTools } from "#site/protection/load-tools.ts";
import { loadComp } from "#site/wallet/load-wallet.ts";
import { loadHelp, loadNotes, loadNotices } from "#site/messages/load-messages.ts";

const named =
  (page: (texts: HomeTexts) => string) =>
  (texts: HomeTexts, site: SiteFacts): string =>
    texts.frame.pageTitle(page(texts), site.name);

const legalRoute = (kind: LegalPageData["kind"]): SiteRoute => ({
  path: `/${kind}`,
  page: () => import("#site/settings/legal-page.tsx"),
  module: "site/settings/legal-page.tsx",
  load: loadLegal(kind),
  loginNeeded: false,
  title: named((texts) => texts.frame[kind]),
});

/** Every screen of the member site. */
export const routes: readonly SiteRoute[] = [
  {
    path: "/",
    page: () => import("#site/home/home-page.tsx"),
    module: "site/home/home-page.tsx",
    texts: "home",
    load: loadHome,
    loginNeeded: false,
    title: (texts, site) => texts.frame.siteTitle(site.name),
  },
  {
    path: "/login",
    page: () => import("#site/members/login-page.tsx"),
    module: "site/members/login-page.tsx",
    texts: "members",
    loginNeeded: false,
    visitorsOnly: true,
    title: named((texts) => texts.members.login),
  },
  {
    path: "/register",
    page: () => import("#site/members/register-page.tsx"),
    module: "site/members/register-page.tsx",
    texts: "members",
    load: loadRegistration,
    loginNeeded: false,
    visitorsOnly: true,
    title: named((texts) => texts.members.register),
  },
  {
    path: "/reset-password",
    page: () => import("#site/members/reset-password-page.tsx"),
    module: "site/members/reset-password-page.tsx",
    texts: "members",
    loginNeeded: false,
    hidden: true,
    title: named((texts) => texts.members.resetTitle),
  },
  {
    path: "/deposit",
    page: () => import("#site/payments/deposit-page.tsx"),
    module: "site/payments/deposit-page.tsx",
    texts: "account",
    load: loadDeposits,
    loadsBy: ["page", "receipt"],
    loginNeeded: true,
    title: named((texts) => texts.payments.deposit),
    description: (texts) => texts.payments.depositDescription,
  },
  {
    path: "/withdraw",
    page: () => import("#site/payments/withdraw-page.tsx"),
    module: "site/payments/withdraw-page.tsx",
    texts: "account",
    load: loadWithdrawals,
    loadsBy: ["page", "receipt"],
    loginNeeded: true,
    title: named((texts) => texts.payments.withdraw),
    description: (texts) => texts.payments.withdrawDescription,
  },
  {
    path: "/payment-times",
    page: () => import("#site/payments/times-page.tsx"),
    module: "site/payments/times-page.tsx",
    texts: "account",
    load: loadTimes,
    loginNeeded: false,
    title: named((texts) => texts.frame.paymentTimes),
  },
  {
    path: "/status",
    page: () => import("#site/status/status-page.tsx"),
    module: "site/status/status-page.tsx",
    load: loadStatus,
    loginNeeded: false,
    title: named((texts) => texts.frame.status),
  },
  {
    path: "/comp",
    page: () => import("#site/wallet/comp-page.tsx"),
    module: "site/wallet/comp-page.tsx",
    texts: "account",
    load: loadComp,
    loadsBy: ["page"],
    loginNeeded: true,
    title: named((texts) => texts.wallet.comp),
    description: (texts) => texts.wallet.compDescription,
  },
  {
    path: "/user",
    page: () => import("#site/my-page/my-page.tsx"),
    module: "site/my-page/my-page.tsx",
    part: (query) => {
      const tab = tabOf(query);
      return { module: panelModules[tab], load: () => loadPanel(tab) };
    },
    // Apart from the lobby's scripts, because seven tabs have loaders of their own.
    load: async (app, query) =>
      (await import("#site/my-page/load-my-page.ts")).loadMyPage(app, query),
    loadsBy: ["tab", "page", "from", "until"],
    loginNeeded: true,
    title: named((texts) => texts.settings.myPage),
    description: (texts) => texts.settings.myPageDescription,
  },
  {
    path: "/game",
    page: () => import("#site/games/game-page.tsx"),
    module: "site/games/game-page.tsx",
    texts: "account",
    load: loadGamePage,
    loadsBy: gameQuery,
    loginNeeded: false,
    title: named((texts) => texts.games.allGames),
    description: (texts) => texts.games.allGamesDescription,
  },
  {
    path: "/jackpots",
    page: () => import("#site/games/jackpots-page.tsx"),
    module: "site/games/jackpots-page.tsx",
    texts: "account",
    load: loadJackpots,
    loginNeeded: false,
    title: named((texts) => texts.home.jackpots),
    description: (texts) => texts.home.jackpotsDescription,
  },
  {
    path: "/notice",
    page: () => import("#site/messages/notice-page.tsx"),
    module: "site/messages/notice-page.tsx",
    texts: "messages",
    load: loadNotices,
    loginNeeded: true,
    title: named((texts) => texts.messages.notices),
    description: (texts) => texts.messages.noticesDescription,
  },
  {
    path: "/help",
    page: () => import("#site/messages/help-page.tsx"),
    module: "site/messages/help-page.tsx",
    texts: "messages",
    load: loadHelp,
    loadsBy: ["id", "page", "write"],
    loginNeeded: true,
    title: named((texts) => texts.messages.help),
    description: (texts) => texts.messages.helpDescription,
  },
  {
    path: "/note",
    page: () => import("#site/messages/note-page.tsx"),
    module: "site/messages/note-page.tsx",
    texts: "messages",
    load: loadNotes,
    loadsBy: ["id", "page"],
    loginNeeded: true,
    title: named((texts) => texts.messages.notes),
    description: (texts) => texts.messages.notesDescription,
  },
  {
    path: "/contact",
    page: () => import("#site/messages/contact-page.tsx"),
    module: "site/messages/contact-page.tsx",
    texts: "messages",
    loginNeeded: false,
    visitorsOnly: true,
    title: named((texts) => texts.contact.title),
    description: (texts) => texts.contact.lead,
  },
  {
    path: "/protection",
    page: () => import("#site/protection/protection-page.tsx"),
    module: "site/protection/protection-page.tsx",
    load: loadProtection,
    loginNeeded: false,
    title: named((texts) => texts.protection.playSafely),
    description: (texts) => texts.protection.description,
  },
  {
    path: "/protection/self-test",
    page: () => import("#site/protection/self-test-page.tsx"),
    module: "site/protection/self-test-page.tsx",
    texts: "selfTest",
    loginNeeded: false,
    title: named((texts) => texts.protection.selfTest),
    description: (texts) => texts.protection.description,
  },
  {
    path: "/tools",
    page: () => import("#site/protection/tools-page.tsx"),
    module: "site/protection/tools-page.tsx",
    load: loadTools,
    loginNeeded: true,
    hidden: true,
    title: named((texts) => texts.protection.playSafely),
  },
  ...(["terms", "privacy", "accessibility"] as const).map(legalRoute),
  {
    path: "/agree",
    page: () => import("#site/settings/acceptance-page.tsx"),
    module: "site/settings/acceptance-page.tsx",
    load: loadAcceptance,
    loginNeeded: true,
    hidden: true,
    title: named((texts) => texts.frame.terms),
  },
  {
    path: "/admin/error",
    page: () => import("#site/frame/error-page.tsx"),
    module: "site/frame/error-page.tsx",
    loginNeeded: false,
    hidden: true,
    status: 500,
    title: named((texts) => texts.frame.errorTitle),
  },
  {
    path: "*",
    page: () => import("#site/frame/not-found-page.tsx"),
    module: "site/frame/not-found-page.tsx",
    loginNeeded: false,
    hidden: true,
    status: 404,
    title: named((texts) => texts.frame.notFoundTitle),
  },
];

/**
 * What an address shows to this member or visitor: a visitor at a member's page is asked to sign in
 * there, and stays at that address.
 */
export const shownRoute = (route: SiteRoute, member: boolean): SiteRoute => {
  if (!route.loginNeeded || member) return route;
  const { load: _load, loadsBy: _loadsBy, texts: _texts, part: _part, ...rest } = route;
  return {
    ...rest,
    page: () => import("#site/members/login-needed-page.tsx"),
    module: "site/members/login-needed-page.tsx",
    hidden: true,
  };
};

/** The route of a path, with the same precedence as the router's. */
export function routeOf(path: string): SiteRoute {
  const found =
    routes.find((route) => route.path === path) ?? routes.find((route) => route.path === "*");
  if (!found) throw new Error("The route table has no page for unknown paths.");
  return found;
}
