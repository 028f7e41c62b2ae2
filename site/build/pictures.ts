import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { locales } from "../../contract/locales.ts";
import { heroPictures } from "../../art/hero/hero.ts";
import { slidePictures } from "../../art/hero/slides.ts";
import { appIcons } from "./app-icons.ts";
import { iconFiles } from "../../ui/icons.ts";

/** A picture of the site, with the immutable address under which it is served. */
export type Picture = { url: string; type: string; bytes: string | Buffer };

const require = createRequire(import.meta.url);

const named = (name: string, bytes: string | Buffer): Picture => {
  const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 10);
  return typeof bytes === "string"
    ? { url: `/assets/${name}-${hash}.svg`, type: "image/svg+xml", bytes }
    : { url: `/assets/${name}-${hash}.png`, type: "image/png", bytes };
};

const inner = (svg: string): string =>
  svg.replace(/^[\s\S]*?<svg[^>]*>/, "").replace(/<\/svg>\s*$/, "");

const viewBox = (svg: string): string => /viewBox="([^"]+)"/.exec(svg)?.[1] ?? "0 0 256 256";

/** Flags use ids for their masks, which must be unique in one sprite. */
const withOwnIds = (svg: string, id: string): string =>
  svg.replace(/id="(\w+)"/g, `id="${id}-$1"`).replace(/url\(#(\w+)\)/g, `url(#${id}-$1)`);

async function symbol(id: string, file: string): Promise<string> {
  const svg = await readFile(require.resolve(file), "utf8");
  return `<symbol id="${id}" viewBox="${viewBox(svg)}">${withOwnIds(inner(svg), id)}</symbol>`;
}

/** All icons and flags in one file, referred to as `<use href="…#name">`. */
async function sprite(): Promise<string> {
  const icons = Object.entries(iconFiles).map(([id, file]) =>
    symbol(id, `@phosphor-icons/core/assets/${file}.svg`),
  );
  const flags = Object.values(locales).map(({ flag }) =>
    symbol(`flag-${flag}`, `circle-flags/flags/${flag}.svg`),
  );
  const symbols = await Promise.all([...icons, ...flags]);
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("")}</svg>`;
}

const iconBackground = "#1B2040";

/** The moon over water, as in the header. */
const favicon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 38 38"><rect width="38" height="38" rx="11" fill="#1B2040"/><circle cx="19" cy="16.5" r="9.5" fill="#F3C969"/><circle cx="23.5" cy="13.5" r="8" fill="#1B2040"/><path d="M7 26.5c3-2 5-2 8 0s5 2 8 0 5-2 8 0" stroke="#F3C969" stroke-width="2.4" fill="none" stroke-linecap="round"/></svg>';

let made: Promise<Record<string, Picture>> | undefined;

/** The site's own pictures: the icon sprite, the tab's icon and its variants, and the banners, and what floats over them. */
export const sitePictures = (): Promise<Record<string, Picture>> => (made ??= makePictures());

async function makePictures(): Promise<Record<string, Picture>> {
  const [desktop, mobile] = heroPictures();
  if (!desktop || !mobile) throw new Error("The banners are missing.");
  const icons = Object.entries(await appIcons(favicon, iconBackground));
  return {
    ...Object.fromEntries(
      icons.map(([name, { size, bytes }]) => [name, named(`icon-${size}`, bytes)]),
    ),
    iconSprite: named("icons", await sprite()),
    favicon: named("favicon", favicon),
    heroDesktop: named("hero-desktop", desktop.svg),
    heroMobile: named("hero-mobile", mobile.svg),
    ...Object.fromEntries(Object.entries(slidePictures()).map(([id, svg]) => [id, named(id, svg)])),
  };
}
