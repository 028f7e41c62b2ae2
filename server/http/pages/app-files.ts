import { join } from "node:path";
import { readFile } from "node:fs/promises";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { defaultLocale, localeCodes } from "#contract/locales.ts";
import { makeNonce } from "#server/http/pages/page-bytes.ts";
import { pageHeaders } from "#server/http/pages/page-headers.ts";
import { readProofScript } from "#server/http/pages/proof-page.ts";
import type { AssetManifest, SiteBuild, SiteFacts } from "#contract/page.ts";

/** The built site, with the files of its pages. */
export type Site = SiteBuild & { assets: AssetManifest; styles: string | null };

export type AppFilesOptions = {
  development: boolean;
  root: string;
  current(): Promise<Site>;
  site(request: FastifyRequest): Promise<SiteFacts>;
};

/** The browser revalidates with each visit and uses its cache while the file is unchanged. */
const revalidated = "public, max-age=0, must-revalidate";

/**
 * What makes the site installable (a manifest and an offline page for each language, and the
 * service worker) and the page that checks a statement's proof. The same for every visitor, so
 * browsers may cache it.
 */
export async function registerAppFiles(
  app: FastifyInstance,
  options: AppFilesOptions,
): Promise<void> {
  const { development, root, current, site } = options;
  const script = await readProofScript(root);
  for (const locale of localeCodes) {
    const prefix = locale === defaultLocale ? "" : `/${locale}`;
    app.get(`${prefix}/manifest.webmanifest`, async (request, reply) => {
      const { manifestFor } = await current();
      return reply
        .type("application/manifest+json; charset=utf-8")
        .header("cache-control", revalidated)
        .send(await manifestFor(locale, await site(request)));
    });
    app.get(`${prefix}/offline`, async (request, reply) => {
      const { offlineFor, assets } = await current();
      const nonce = makeNonce();
      const html = await offlineFor(locale, await site(request), { nonce, assets });
      return reply
        .headers(pageHeaders({ nonce, development }))
        .headers({ "cache-control": revalidated, vary: "accept-encoding" })
        .type("text/html; charset=utf-8")
        .send(html);
    });
    app.get(`${prefix}/verify-statement`, async (request, reply) => {
      const { proofFor } = await current();
      const nonce = makeNonce();
      return reply
        .headers(pageHeaders({ nonce, development }))
        .headers({ "cache-control": revalidated, vary: "accept-encoding" })
        .type("text/html; charset=utf-8")
        .send(await proofFor(locale, await site(request), { nonce, script }));
    });
  }
  if (development) return;
  const worker = await readFile(join(root, "build/site/client/sw.js"), "utf8");
  app.get("/sw.js", (_request, reply) =>
    reply
      .type("text/javascript; charset=utf-8")
      .header("cache-control", "no-cache")
      // A service worker obeys the policy of its script, independent of the page's.
      .header("content-security-policy", "default-src 'none'; connect-src 'self'")
      .send(worker),
  );
}
