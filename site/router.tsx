import { redirect, type RouteObject, type ShouldRevalidateFunctionArgs } from "react-router";
import {
  loadAccountTexts,
  loadMemberTexts,
  loadMessageTexts,
  loadPageTexts,
  loadSelfTestTexts,
} from "#locales/site-texts.ts";
import type { AppContext } from "#site/app/app-context.tsx";
import type { RouteHandle } from "#site/frame/document-title.ts";
import { ErrorBoundary } from "#site/frame/error-boundary.tsx";
import { Frame } from "#site/frame/frame.tsx";
import { routes, shownRoute } from "#site/routes.ts";
import type { SiteRoute } from "#site/site-route.ts";

/**
 * Reloads data when the page changes or asks for it; of the query only the names in `loadsBy`
 * matter.
 */
const revalidationOf =
  ({ loadsBy = [] }: SiteRoute) =>
  ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean =>
    currentUrl.pathname !== nextUrl.pathname ||
    currentUrl.search === nextUrl.search ||
    loadsBy.some((name) => currentUrl.searchParams.get(name) !== nextUrl.searchParams.get(name));

/** Loads the texts that a page shows, as far as they are not loaded. */
async function addTexts({ locale, pageTexts }: AppContext, { texts }: SiteRoute): Promise<void> {
  if (texts === "home") return;
  if (texts === "members") {
    pageTexts.members ??= await loadMemberTexts(locale);
    return;
  }
  const [account, messages, pages, selfTest] = await Promise.all([
    loadAccountTexts(locale),
    texts === "messages" ? loadMessageTexts(locale) : null,
    texts === undefined || texts === "selfTest" ? loadPageTexts(locale) : null,
    texts === "selfTest" ? loadSelfTestTexts(locale) : null,
  ]);
  pageTexts.account = account;
  pageTexts.messages ??= messages;
  pageTexts.pages ??= pages;
  pageTexts.selfTest ??= selfTest;
  pageTexts.members ??= pages;
}

function routeObject(declared: SiteRoute, app: AppContext): RouteObject {
  const member = app.session.sideUser !== null;
  const route = shownRoute(declared, member);
  const isHome = route.path === "/";
  const place = isHome ? { index: true as const } : { path: route.path };
  return {
    ...place,
    id: route.path,
    shouldRevalidate: revalidationOf(route),
    handle: { title: route.title(app.texts, app.site) } satisfies RouteHandle,
    loader: ({ request }) => {
      if (route.visitorsOnly === true && member) return redirect("/");
      return route.load?.(app, new URL(request.url).searchParams) ?? null;
    },
    lazy: async () => {
      const [page] = await Promise.all([route.page(), addTexts(app, route)]);
      return { Component: page.default };
    },
  };
}

/** The router's tree: the frame around every screen of the table. */
export const routeObjects = (app: AppContext): RouteObject[] => [
  {
    path: "/",
    Component: Frame,
    ErrorBoundary,
    children: routes.map((route) => routeObject(route, app)),
  },
];
