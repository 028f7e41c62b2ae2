import { renderToString } from "react-dom/server";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router";
import { defaultLocale } from "#contract/locales.ts";
import type { PageAnswer, PageRequest, SiteBuild } from "#contract/page.ts";
import { loadTexts } from "#locales/site-texts.ts";
import { hrefInLocale } from "#site/app/addresses.ts";
import { App } from "#site/app/app.tsx";
import { type AppContext, basenameOf } from "#site/app/app-context.tsx";
import { documentOf, versionOf } from "#site/document.ts";
import { manifestOf } from "#site/pwa/manifest.ts";
import { offlineDocument } from "#site/pwa/offline-document.ts";
import { proofDocument } from "#site/wallet/proof-document.ts";
import { ownPath, splitLocale } from "#site/page-path.ts";
import { routeObjects } from "#site/router.tsx";
import { KeptParts } from "#site/kept-parts.ts";
import { factsIn } from "#site/site-name.ts";
import { routeOf, shownRoute } from "#site/routes.ts";

const keptParts = new KeptParts();

const redirectTo = (status: number, location: string): PageAnswer => ({
  status,
  html: "",
  location,
});

const pathAndQuery = (inside: string): [path: string, query: string] => {
  const at = inside.indexOf("?");
  return at < 0 ? [inside, ""] : [inside.slice(0, at), inside.slice(at)];
};

/** Renders one page: loads its data in process, then the whole document at once. */
export async function renderPage(request: PageRequest): Promise<PageAnswer> {
  const path = ownPath(request.path);
  const { ownOrigin } = request.site;
  if (ownOrigin !== undefined) return redirectTo(301, ownOrigin + path);
  const { locale, inside, explicit } = splitLocale(path);
  if (explicit && locale === defaultLocale) return redirectTo(301, inside);
  const { call, session, now } = request;
  const texts = await loadTexts(locale);
  const site = factsIn(texts, request.site);
  const [first, ...others] = site.locales ?? [];
  if (first && locale !== first && !others.includes(locale))
    return redirectTo(302, hrefInLocale(first, ...pathAndQuery(inside)));
  const pageTexts = {
    account: texts,
    members: texts,
    messages: texts,
    selfTest: texts,
    pages: texts,
  };
  const version = versionOf(request.assets);
  const app: AppContext = { locale, texts, pageTexts, site, session, call, now, version };
  const common = JSON.stringify([locale, site, inside.split("?")[0], session.sideUser !== null]);
  const parts = request.keepsParts ? keptParts.pageOf(common) : undefined;
  const handler = createStaticHandler(routeObjects(app), { basename: basenameOf(locale) });
  const context = await handler.query(new Request(new URL(path, site.origin)));
  if (context instanceof Response) {
    return redirectTo(context.status, context.headers.get("location") ?? basenameOf(locale));
  }
  const { loaderData, errors } = context;
  const [reference] = Object.values(errors ?? {}).map((error) => request.report?.(error));
  const router = createStaticRouter(handler.dataRoutes, context);
  const rendered = renderToString(
    <App
      app={{
        ...app,
        ...(parts && { parts }),
        ...(reference !== undefined && { reference }),
      }}
    >
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </App>,
  );
  const body = parts ? parts.fill(rendered) : rendered;
  const declared = routeOf(new URL(inside, site.origin).pathname.replace(/(.)\/$/, "$1"));
  const route = shownRoute(declared, session.sideUser !== null);
  const status = errors ? 500 : (route.status ?? 200);
  const html = documentOf({
    app,
    route,
    inside,
    body,
    nonce: request.nonce,
    assets: request.assets,
    styles: session.sideUser === null ? request.styles : null,
    page: {
      route: route.path,
      locale,
      session,
      site,
      now,
      version,
      loaderData,
      failed: errors !== null,
    },
  });
  return { status, html };
}

export const manifestFor: SiteBuild["manifestFor"] = async (locale, site) => {
  const texts = await loadTexts(locale);
  return manifestOf(locale, texts, factsIn(texts, site));
};

export const offlineFor: SiteBuild["offlineFor"] = async (locale, site, page) => {
  const texts = await loadTexts(locale);
  return offlineDocument(locale, texts, factsIn(texts, site), page);
};

export const proofFor: SiteBuild["proofFor"] = async (locale, site, page) => {
  const texts = await loadTexts(locale);
  return proofDocument(locale, texts, factsIn(texts, site), page);
};
