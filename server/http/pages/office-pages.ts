import { readFile } from "node:fs/promises";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { pageHeaders } from "#server/http/pages/page-headers.ts";
import { REPORTED } from "#server/http/pages/policy-reports.ts";

type Manifest = Record<string, { file: string; css?: string[]; isEntry?: boolean }>;
export type OfficePagesOptions = {
  /** The project's folder. */
  root: string;
  /** What Vite adds to a document in development; null for the built application. */
  transform: ((path: string, html: string) => Promise<string>) | null;
  /** The member site's origin when the office has its own host; null when they share one. */
  siteOrigin: string | null;
};

const ENTRY = "backoffice/main.tsx";
const BUILD = "build/office";

/** No inline code, no other origin, and no shared window group with another origin. */
const officeHeaders = (isDeveloping: boolean): Record<string, string> => ({
  "content-security-policy": [
    "default-src 'none'",
    ...["script-src", "style-src"].map(
      (rule) => `${rule} 'self'${isDeveloping ? " 'unsafe-inline'" : ""}`,
    ),
    "img-src 'self' data:",
    "font-src 'self' data:",
    `connect-src 'self'${isDeveloping ? " ws:" : ""}`,
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    REPORTED,
  ].join("; "),
  "cross-origin-opener-policy": "same-origin",
  "referrer-policy": "no-referrer",
});

/** The office's only document; the application draws everything in it. */
const documentOf = (script: string, sheets: readonly string[], siteOrigin: string | null): string =>
  [
    '<!doctype html><html lang="ko"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    '<meta name="robots" content="noindex"><meta name="color-scheme" content="light dark">',
    ...(siteOrigin === null ? [] : [`<meta name="site-origin" content="${siteOrigin}">`]),
    "<title>Dalbit</title>",
    ...sheets.map((href) => `<link rel="stylesheet" href="${href}">`),
    `<script type="module" src="${script}"></script>`,
    '</head><body><div id="root"></div></body></html>',
  ].join("");

async function builtDocument(root: string, siteOrigin: string | null): Promise<string> {
  const listed = await readFile(join(root, BUILD, ".vite/manifest.json"), "utf8");
  const manifest = JSON.parse(listed) as Manifest;
  const entry = manifest[ENTRY];
  if (!entry) throw new Error("The back office is not built.");
  const sheets = Object.values(manifest)
    .map(({ file }) => file)
    .filter((file) => file.endsWith(".css"));
  return documentOf(
    `/office/${entry.file}`,
    [...new Set([...sheets, ...(entry.css ?? [])])].map((file) => `/office/${file}`),
    siteOrigin,
  );
}

/**
 * Serves the operators' application at `/office`, with the same document for every address below
 * it. It shares no files, cookie or content policy with the member site.
 */
export async function registerOfficePages(
  app: FastifyInstance,
  { root, transform, siteOrigin }: OfficePagesOptions,
): Promise<void> {
  if (!transform)
    await app.register(fastifyStatic, {
      root: join(root, BUILD, "assets"),
      prefix: "/office/assets/",
      preCompressed: true,
      decorateReply: false,
      immutable: true,
      maxAge: "365d",
      index: false,
    });
  const html = transform
    ? documentOf(`/${ENTRY}`, [], siteOrigin)
    : await builtDocument(root, siteOrigin);
  for (const path of ["/office", "/office/*"])
    app.get(path, async (_request, reply) =>
      reply
        .headers(
          pageHeaders({
            nonce: "",
            development: transform !== null,
          }),
        )
        .headers(officeHeaders(transform !== null))
        .type("text/html; charset=utf-8")
        .send(transform ? await transform("/office", html) : html),
    );
}
