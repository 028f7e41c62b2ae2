import { favicon, icon192, icon512, iconMaskable } from "virtual:site-pictures";
import { type Locale, locales } from "#contract/locales.ts";
import type { SiteFacts } from "#contract/page.ts";
import type { HomeTexts } from "#locales/ko/home.ts";
import { basenameOf } from "#site/app/app-context.tsx";

/** The colours of the page before the first paint, as in the style sheet (`--bg`, `--s1`). */
const colors = { background_color: "#0b0d16", theme_color: "#11141f" };

const png = (src: string, size: number, purpose: "any" | "maskable" = "any") => ({
  src,
  sizes: `${size}x${size}`,
  type: "image/png",
  purpose,
});

/** Those of the site's own logo leave the margin that every shape of a home screen needs. */
function iconsOf({ look }: SiteFacts) {
  const own = look?.logo?.icons;
  if (own) return [png(own.small, 192), png(own.large, 512), png(own.large, 512, "maskable")];
  return [
    { src: favicon, sizes: "any", type: "image/svg+xml", purpose: "any" },
    png(icon192, 192),
    png(icon512, 512),
    png(iconMaskable, 512, "maskable"),
  ];
}

/** The web app manifest, in one language. */
export function manifestOf(locale: Locale, texts: HomeTexts, site: SiteFacts): string {
  return JSON.stringify({
    id: "/",
    name: texts.frame.siteTitle(site.name),
    short_name: site.name,
    description: texts.frame.siteDescription(site.name),
    lang: locales[locale].lang,
    dir: "ltr",
    start_url: basenameOf(locale),
    scope: "/",
    display: "standalone",
    ...colors,
    categories: ["games", "entertainment"],
    icons: iconsOf(site),
  });
}

/** The address of a language's manifest. */
export const manifestHref = (locale: Locale): string =>
  `${basenameOf(locale).replace(/\/$/, "")}/manifest.webmanifest`;
