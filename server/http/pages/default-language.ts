import type { FastifyInstance } from "fastify";
import { defaultLocale } from "#contract/locales.ts";
import type { Queryable } from "#server/kit/database.ts";
import { siteOf } from "#server/settings/sites.ts";

/**
 * Redirects a visitor who arrives at `/` from outside to the site's default language. Inside the
 * site `/` is the address of the Korean home page.
 */
export function registerDefaultLanguage(app: FastifyInstance, db: Queryable): void {
  app.addHook("onRequest", async (request, reply) => {
    if (request.method !== "GET" || !/^\/(\?|$)/.test(request.url)) return;
    if (request.headers["sec-fetch-site"] === "same-origin") return;
    const site = await siteOf(db, request.host);
    if (site.defaultLocale === defaultLocale) return;
    return reply
      .header("cache-control", "no-store")
      .header("vary", "sec-fetch-site")
      .redirect(`/${site.defaultLocale}${request.url.slice(1)}`, 302);
  });
}
