import { fonts } from "virtual:site-fonts";
import { favicon } from "virtual:site-pictures";
import { type Locale, locales } from "#contract/locales.ts";
import type { AssetManifest, SiteFacts } from "#contract/page.ts";
import type { Texts } from "#locales/ko/site.ts";
import { iconLinks, tokensOf } from "#site/app/brand.ts";
import { escaped } from "#site/app/html.ts";

/**
 * The page shown without a network. It has no script and no member's data,
 * so it may be cached; its link reloads the current address.
 */
export function offlineDocument(
  locale: Locale,
  texts: Texts,
  site: SiteFacts,
  page: { assets: AssetManifest; nonce: string },
): string {
  const { frame } = texts;
  const sheet = page.assets["style.css"];
  const { faces, bodySheets } = fonts[locale];
  return [
    `<!doctype html><html lang="${locales[locale].lang}" class="member-looks"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    '<meta name="color-scheme" content="dark"><meta name="theme-color" content="#11141f">',
    `<title>${escaped(frame.pageTitle(frame.offlineTitle, site.name))}</title>`,
    '<meta name="robots" content="noindex">',
    iconLinks(site),
    `<style nonce="${page.nonce}">@layer base,parts,pages,thai,forced;${faces}${tokensOf(site)}</style>`,
    sheet ? `<link rel="stylesheet" href="/${sheet.file}">` : "",
    '</head><body><main class="plain-page">',
    `<img src="${site.look?.logo?.icons.small ?? favicon}" alt="" width="72" height="72">`,
    `<h1>${escaped(frame.offlineTitle)}</h1><p>${escaped(frame.offlineText)}</p>`,
    `<div class="plain-buttons"><a class="btn btn-gold" href="">${escaped(frame.retry)}</a></div>`,
    "</main>",
    ...bodySheets.map((href) => `<link rel="stylesheet" href="${href}">`),
    "</body></html>",
  ].join("");
}
