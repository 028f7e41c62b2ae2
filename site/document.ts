import { fonts } from "virtual:site-fonts";
import { heroDesktop, heroMobile } from "virtual:site-pictures";
import { type Locale, localeCodes, locales, defaultLocale } from "#contract/locales.ts";
import type { AssetManifest, SessionProps, SiteFacts } from "#contract/page.ts";
import { type AppContext, basenameOf } from "#site/app/app-context.tsx";
import { iconLinks, tokensOf } from "#site/app/brand.ts";
import { escaped } from "#site/app/html.ts";
import { earlyTaps } from "#site/early-taps.ts";
import { inScript } from "#site/in-script.ts";
import { OLD_BROWSER, oldBrowserScript } from "#site/old-browser.ts";
import { manifestHref } from "#site/pwa/manifest.ts";
import type { SiteRoute } from "#site/site-route.ts";

/** The data with which the browser continues from the server's rendering. */
export type PageData = {
  /** The path of the shown page's entry in the table of routes. */
  route: string;
  locale: Locale;
  session: SessionProps;
  site: SiteFacts;
  now: string;
  version: string | null;
  loaderData: Record<string, unknown>;
  failed: boolean;
};

type Document = {
  app: AppContext;
  route: SiteRoute;
  /** Path and query without the language. */
  inside: string;
  body: string;
  nonce: string;
  assets: AssetManifest;
  /** The sheet's text for a browser that may lack the file: its first paint waits for no request. */
  styles: string | null;
  page: PageData;
};

const entryModule = "site/entry.client.tsx";

/**
 * The version of the scripts that a page runs: the hash in the name of their entry, which changes
 * with each of them. Null in development.
 */
export const versionOf = (assets: AssetManifest): string | null =>
  /-([\w-]{8})\.js$/.exec(assets[entryModule]?.file ?? "")?.[1] ?? null;

/** By manifest, and by the names of the modules. */
const known = new WeakMap<AssetManifest, Map<string, readonly string[]>>();

/** Scripts of the entry, the page and the language, each once. */
function scriptsOf(assets: AssetManifest, modules: readonly string[]): readonly string[] {
  const lists = known.get(assets) ?? new Map<string, readonly string[]>();
  known.set(assets, lists);
  const key = modules.join();
  const scripts = lists.get(key) ?? listScripts(assets, modules);
  lists.set(key, scripts);
  return scripts;
}

function listScripts(assets: AssetManifest, modules: readonly string[]): string[] {
  const scripts = new Set<string>();
  const visit = (name: string) => {
    const chunk = assets[name];
    if (!chunk || scripts.has(chunk.file)) return;
    scripts.add(chunk.file);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const name of modules) visit(name);
  return [...scripts];
}

const hrefOf = (locale: Locale, inside: string): string =>
  `${basenameOf(locale).replace(/\/$/, "")}${inside}`;

/** The page in each language that the site offers. */
function alternates({ origin, locales: offered }: SiteFacts, inside: string): string {
  const [first = defaultLocale] = offered ?? [];
  const links = (offered ?? localeCodes).map(
    (code) =>
      `<link rel="alternate" hreflang="${locales[code].lang}" href="${escaped(origin + hrefOf(code, inside))}">`,
  );
  links.push(
    `<link rel="alternate" hreflang="x-default" href="${escaped(origin + hrefOf(first, inside))}">`,
  );
  return links.join("");
}

const heroPreload =
  `<link rel="preload" as="image" href="${heroDesktop}" media="(min-width:900px)" fetchpriority="high">` +
  `<link rel="preload" as="image" href="${heroMobile}" media="(max-width:899.98px)" fetchpriority="high">`;

const meta = ({ app, route, inside }: Document): string => {
  const { texts, site } = app;
  const path = inside.replace(/[?#].*$/, "");
  return [
    `<title>${escaped(route.title(texts, site))}</title>`,
    `<meta name="description" content="${escaped(route.description?.(texts) ?? texts.frame.siteDescription(site.name))}">`,
    route.hidden
      ? '<meta name="robots" content="noindex">'
      : `<link rel="canonical" href="${escaped(site.origin + hrefOf(app.locale, path))}">${alternates(site, path)}`,
  ].join("");
};

/** The chunks with the texts that a route shows. */
const textsOf = ({ texts }: SiteRoute, locale: Locale): string[] => {
  const of = {
    home: [],
    account: ["account"],
    members: ["members"],
    messages: ["account", "messages"],
    pages: ["account", "members", "pages"],
    selfTest: ["account", "members", "pages", "self-test"],
  };
  return ["home", ...of[texts ?? "pages"]].map((file) => `locales/${locale}/${file}.ts`);
};

/**
 * The whole document. Order matters with six connections: banner and styles first, then few
 * scripts, then the one font; fonts that block nothing come after the body.
 */
export function documentOf(document: Document): string {
  const { app, route, nonce, assets, styles, page } = document;
  const font = fonts[app.locale];
  const query = new URL(document.inside, "http://site.invalid").searchParams;
  const modules = [entryModule, route.module, route.part?.(query).module ?? []].flat();
  const files = scriptsOf(assets, [...modules, ...textsOf(route, app.locale)]);
  const [main] = files;
  const sheet = assets["style.css"];
  const sheets = (hrefs: string[]) =>
    hrefs.map((href) => `<link rel="stylesheet" href="${href}">`).join("");
  const built = main !== undefined;
  const scripts = built
    ? files.map((file) => `<link rel="modulepreload" href="/${file}">`).join("") +
      `<script type="module" src="/${main}" nonce="${nonce}"></script>`
    : `<script type="module" src="/${entryModule}" nonce="${nonce}"></script>`;
  const body = document.body.replace(/^(<link[^>]*>)+/, "");
  return [
    `<!doctype html><html lang="${locales[app.locale].lang}" class="member-looks" data-locale="${app.locale}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1,interactive-widget=resizes-content">',
    '<meta name="color-scheme" content="dark"><meta name="theme-color" content="#11141f">',
    meta(document),
    iconLinks(app.site),
    `<link rel="manifest" href="${manifestHref(app.locale)}">`,
    route.path === "/" ? heroPreload : "",
    // Before the sheet, which a later script would wait for.
    `<script nonce="${nonce}">${earlyTaps}</script>`,
    // The order of the layers is declared before any sheet, whichever chunk loads first.
    `<style nonce="${nonce}">@layer base,parts,pages,thai,forced;${font.faces}${styles ?? ""}${tokensOf(app.site)}</style>`,
    sheet && styles === null ? sheets([`/${sheet.file}`]) : "",
    // Before the fonts, because a page that answers taps is worth more than its own letters.
    scripts,
    ...[...font.preloads, ...(route.path === "/" ? font.numerals : [])].map(
      (href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`,
    ),
    `</head><body><p id="${OLD_BROWSER}" role="alert" hidden>${escaped(app.texts.frame.oldBrowser)}</p>`,
    `<script nonce="${nonce}">${oldBrowserScript}</script>`,
    `<div id="root">${body}</div>`,
    `<script type="application/json" id="page">${inScript({ ...page, lateSheets: font.lateSheets })}</script>`,
    sheets(font.bodySheets),
    "</body></html>",
  ].join("");
}
