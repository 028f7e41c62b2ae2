import type { ComponentType } from "react";
import type { Texts } from "#locales/ko.ts";
import type { AppContext, SiteFacts } from "#site/app-context.tsx";
import { loadHome } from "#site/home/load-home.ts";
import { loadRegistration } from "#site/members/load-registration.ts";

/** One screen: where it is, what it shows, what it loads, and who may see it. */
export type SiteRoute = {
  /** Without the language; `*` is the page for everything else. */
  path: string;
  page: () => Promise<{ default: ComponentType }>;
  /** The page's module in the build manifest, to preload what it needs. */
  module: string;
  /** Data of the page; the same calls in process on the server and over HTTP in the browser. */
  load?: (app: AppContext) => Promise<unknown>;
  /** A visitor is told to log in (msg2001) and is not taken there. */
  loginNeeded: boolean;
  /** A member has no business here and is sent home. */
  visitorsOnly?: boolean;
  title: (texts: Texts, site: SiteFacts) => string;
  /** Not to be found by search engines. */
  hidden?: boolean;
  status?: number;
};

const named =
  (page: (texts: Texts) => string) =>
  (texts: Texts, site: SiteFacts): string =>
    texts.frame.pageTitle(page(texts), site.name);

/** Every screen of the member site. */
export const routes: readonly SiteRoute[] = [
  {
    path: "/",
    page: () => import("#site/home/home-page.tsx"),
    module: "site/home/home-page.tsx",
    load: loadHome,
    loginNeeded: false,
    title: (texts, site) => texts.frame.siteTitle(site.name),
  },
  {
    path: "/login",
    page: () => import("#site/members/login-page.tsx"),
    module: "site/members/login-page.tsx",
    loginNeeded: false,
    visitorsOnly: true,
    title: named((texts) => texts.members.login),
  },
  {
    path: "/register",
    page: () => import("#site/members/register-page.tsx"),
    module: "site/members/register-page.tsx",
    load: loadRegistration,
    loginNeeded: false,
    visitorsOnly: true,
    title: named((texts) => texts.members.register),
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

/** The route of a path, by the same order of precedence as the router's. */
export const routeOf = (path: string): SiteRoute | undefined =>
  routes.find((route) => route.path === path) ?? routes.find((route) => route.path === "*");
