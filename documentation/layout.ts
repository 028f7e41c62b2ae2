import type { Heading } from "#documentation/markdown.ts";

type Entry = { href: string; title: string };
export type Section = { title: string; entries: readonly Entry[] };

type Document = {
  title: string;
  href: string;
  version: string;
  sections: readonly Section[];
  headings: readonly Heading[];
  html: string;
};

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

function menuOf(sections: readonly Section[], href: string): string {
  const item = (entry: Entry) =>
    `<li><a href="${entry.href}"${entry.href === href ? ' aria-current="page"' : ""}>${escaped(entry.title)}</a></li>`;
  return sections
    .map(({ title, entries }) => {
      const isOpen = entries.some((entry) => entry.href === href);
      return `<details${isOpen ? " open" : ""}><summary>${escaped(title)}</summary><ul>${entries.map(item).join("")}</ul></details>`;
    })
    .join("");
}

const contentsOf = (headings: readonly Heading[]): string => {
  const shown = headings.filter(({ depth }) => depth === 2 || depth === 3);
  if (shown.length < 3) return "";
  const items = shown.map(
    ({ depth, id, text }) =>
      `<li class="depth-${depth}"><a href="#${id}">${escaped(text)}</a></li>`,
  );
  return `<nav class="contents" aria-label="On this page"><details${shown.length < 30 ? " open" : ""}><summary>On this page</summary><ul>${items.join("")}</ul></details></nav>`;
};

/** A whole page: menu, contents, text. It needs no script. */
export const documentOf = (page: Document): string =>
  [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    `<title>${escaped(page.title)} — Dalbit ${page.version}</title>`,
    '<link rel="icon" href="data:,"><link rel="stylesheet" href="/docs/style.css"></head><body>',
    '<a class="skip" href="#content">Skip to content</a>',
    `<header><a class="brand" href="/docs">Dalbit <small>documentation, version ${page.version}</small></a>`,
    '<a href="/">Member site</a></header><div class="columns">',
    `<nav class="menu" aria-label="Documentation">${menuOf(page.sections, page.href)}</nav>`,
    `<main id="content" tabindex="-1">${contentsOf(page.headings)}<article>${page.html}</article></main>`,
    "</div></body></html>",
  ].join("\n");
