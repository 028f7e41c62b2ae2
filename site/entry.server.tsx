import { renderToString } from "react-dom/server";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router";
import type { Caller } from "#contract/calls.ts";
import { defaultLocale, type Locale } from "#contract/locales.ts";
import { loadTexts } from "#locales/site-texts.ts";
import { App } from "#site/app/app.tsx";
import {
  type AppContext,
  basenameOf,
  type SessionProps,
  type SiteFacts,
} from "#site/app/app-context.tsx";
import type { AssetManifest } from "#site/app/html.ts";
import { documentOf } from "#site/document.ts";
import { manifestOf } from "#site/pwa/manifest.ts";
import { offlineDocument } from "#site/pwa/offline-document.ts";
import { proofDocument } from "#site/wallet/proof-document.ts";
import { ownPath, splitLocale } from "#site/page-path.ts";
import { routeObjects } from "#site/router.tsx";
import { routeOf, shownRoute } from "#site/routes.ts";

export type PageRequest = {
  /** Path and query as the browser sent them. */
  path: string;
  call: Caller;
  session: SessionProps;
  site: SiteFacts;
  /** Of this answer's content security policy. */
  nonce: string;
  assets: AssetManifest;
  /** The moment of the answer, ISO. */
  now: string;
};
export type PageAnswer = {
  status: number;
  html: string;
  location?: string;
  /** Faults of the page's data; the page shows its error state, the server logs them. */
  faults?: unknown[];
};

const redirectTo = (status: number, location: string): PageAnswer => ({
  status,
  html: "",
  location,
});

/** Renders one page: loads its data in process, then the whole document in one go. */
export async function renderPage(request: PageRequest): Promise<PageAnswer> {
  const path = ownPath(request.path);
  const { locale, inside, explicit } = splitLocale(path);
  if (explicit && locale === defaultLocale) return redirectTo(301, inside);
  const { call, session, site, now } = request;
  const texts = await loadTexts(locale);
  const app: AppContext = { locale, texts, site, session, call, now };
  const handler = createStaticHandler(routeObjects(app), { basename: basenameOf(locale) });
  const context = await handler.query(new Request(new URL(path, site.origin)));
  if (context instanceof Response) {
    return redirectTo(context.status, context.headers.get("location") ?? basenameOf(locale));
  }
  const router = createStaticRouter(handler.dataRoutes, context);
  const body = renderToString(
    <App app={app}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </App>,
  );
  const declared = routeOf(new URL(inside, site.origin).pathname.replace(/(.)\/$/, "$1"));
  if (!declared) throw new Error("The route table has no page for unknown paths.");
  const route = shownRoute(declared, session.sideUser !== null);
  const { loaderData, errors } = context;
  const status = errors ? 500 : (route.status ?? 200);
  const html = documentOf({
    app,
    route,
    inside,
    body,
    nonce: request.nonce,
    assets: request.assets,
    page: { route: route.path, locale, session, site, now, loaderData, failed: errors !== null },
  });
  return { status, html, faults: Object.values(errors ?? {}) };
}

/** The text of a language's web app manifest. */
export const manifestFor = async (locale: Locale, site: SiteFacts): Promise<string> =>
  manifestOf(locale, await loadTexts(locale), site);

/** The offline page as HTML. */
export const offlineFor = async (
  locale: Locale,
  site: SiteFacts,
  page: { assets: AssetManifest; nonce: string },
): Promise<string> => offlineDocument(locale, await loadTexts(locale), site, page);

/** The page that checks a statement's proof, as one self-contained HTML file. */
export const proofFor = async (
  locale: Locale,
  site: SiteFacts,
  page: { nonce: string; script: string },
): Promise<string> => proofDocument(locale, await loadTexts(locale), site, page);
