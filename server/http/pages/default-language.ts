import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { defaultLocale } from "#contract/locales.ts";
import { languagesOf, type Site } from "#server/settings/sites.ts";

/**
 * Redirects a visitor who arrives at `/` from outside to the site's default language. Inside the
 * site `/` is the address of the Korean home page.
 */
export function registerDefaultLanguage(
  app: FastifyInstance,
  siteOf: (host: string) => Promise<Site>,
): void {
  const redirectTo = (site: Site, request: FastifyRequest, reply: FastifyReply) =>
    void reply
      .header("cache-control", "no-store")
      .header("vary", "sec-fetch-site")
      .redirect(`/${languagesOf(site)[0]}${request.url.slice(1)}`, 302);
  app.addHook("onRequest", (request, reply, done) => {
    const isHome = request.method === "GET" && /^\/(\?|$)/.test(request.url);
    if (!isHome || request.headers["sec-fetch-site"] === "same-origin") return done();
    const decide = (site: Site) => {
      if (languagesOf(site)[0] === defaultLocale) done();
      else redirectTo(site, request, reply);
    };
    siteOf(request.host).then(decide, done);
  });
}
