import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const partOf = (name: string): string =>
  readFileSync(new URL(`page/parts/${name}.html`, import.meta.url), "utf8").trim();

/**
 * Puts the shared parts into a game's page: `page/parts/panel.html`, with `history` as its id,
 * replaces `<!-- part: panel history -->`.
 */
export const withParts = (html: string): string =>
  html.replace(/<!-- part: (\w+) ?(\w*) -->/g, (_, name: string, id: string) =>
    partOf(name).replaceAll("{id}", id),
  );

/** Builds the pages with their parts. */
export const pageParts: Plugin = {
  name: "page-parts",
  transformIndexHtml: { order: "pre", handler: withParts },
};
