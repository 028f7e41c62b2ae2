import { redirect, type RouteObject, type ShouldRevalidateFunctionArgs } from "react-router";
import type { AppContext } from "#site/app-context.tsx";
import { ErrorBoundary } from "#site/frame/error-boundary.tsx";
import { Frame } from "#site/frame/frame.tsx";
import { routes, type SiteRoute } from "#site/routes.ts";

/** Data is loaded again when the page changes or is asked to, not when only the query does. */
const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean =>
  currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search;

function routeObject(route: SiteRoute, app: AppContext): RouteObject {
  const shut = () =>
    (route.loginNeeded && !app.session.sideUser) ||
    (route.visitorsOnly === true && app.session.sideUser !== null);
  const place = route.path === "/" ? { index: true as const } : { path: route.path };
  return {
    ...place,
    id: route.module,
    shouldRevalidate,
    loader: () => {
      if (shut()) return redirect("/");
      return route.load?.(app) ?? null;
    },
    lazy: async () => ({ Component: (await route.page()).default }),
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
