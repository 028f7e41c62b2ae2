import { join } from "node:path";
import type { FastifyRequest } from "fastify";
import { defaultLocale, localeCodes, type Locale } from "#contract/locales.ts";
import type { SiteFacts } from "#contract/page.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Config } from "#server/kit/config.ts";
import type { Log } from "#server/kit/log.ts";
import type { App } from "#server/app/app.ts";
import { JACKPOTS_KEPT_MS } from "#server/games/jackpots/pools.ts";
import { contextOf, contextOfVisitor } from "#server/http/calls/context.ts";
import { findSignedIn, type SignedInUser } from "#server/views/current-user.ts";
import { registerDefaultLanguage } from "#server/http/pages/default-language.ts";
import { createCaller } from "#server/http/calls/dispatch.ts";
import { registerDocumentation } from "#server/http/pages/documentation.ts";
import { registerOfficePages } from "#server/http/pages/office-pages.ts";
import { registerPages } from "#server/http/pages/pages.ts";
import type { VisitorAsk } from "#server/http/pages/visitor-pages.ts";
import { sessionTokenOf } from "#server/http/session-cookie.ts";
import { rememberLanguage } from "#server/members/language/language.ts";
import { governingOf, languagesOf, ownOriginOf } from "#server/settings/sites.ts";
import { utcOffsetsOf } from "#server/settings/utc-offsets.ts";
import { healthTokenOf } from "#server/members/sessions.ts";

/** The language prefix of a page's address; Korean has none. */
const localeOfPath = (url: string): Locale => {
  const first = /^\/([a-z]{2})(?=[/?]|$)/.exec(url)?.[1];
  return localeCodes.find((code) => code === first) ?? defaultLocale;
};

type Facts = { shown: App["shown"]; clock: Clock; isPlay: boolean };

/** What a page shows of its site, by the address of the request. */
async function factsOf(
  { shown, clock, isPlay }: Facts,
  { host, origin, url }: VisitorAsk,
): Promise<SiteFacts> {
  const site = await shown.site(host);
  const ownOrigin = ownOriginOf(site, host, origin);
  const look = await shown.look(site.siteId, localeOfPath(url));
  return {
    name: site.name,
    origin,
    playMoney: isPlay,
    minimumAge: site.minimumAge,
    timeZone: site.timeZone,
    utcOffsets: utcOffsetsOf(site.timeZone, clock.now()),
    governingLocale: governingOf(site),
    ...(ownOrigin !== null && { ownOrigin }),
    ...(site.locales.length < localeCodes.length && { locales: languagesOf(site) }),
    ...(Object.keys(look).length > 0 && { look }),
  };
}

/**
 * Registers the member site with what its pages need (the session, the site and a caller), and the
 * back office beside it.
 */
export async function registerSitePages(
  { server, db, pageDispatch, changes, shown, limits }: App,
  config: Config,
  clock: Clock,
  log: Log,
): Promise<void> {
  // Cached, because a page reads its session several times.
  const sessions = new WeakMap<FastifyRequest, Promise<SignedInUser | undefined>>();
  const sessionOf = (request: FastifyRequest): Promise<SignedInUser | undefined> => {
    const token = sessionTokenOf(request);
    const known = sessions.get(request);
    if (known || !token) return known ?? Promise.resolve(undefined);
    const found = findSignedIn(db, clock, token, { isPassive: false }).then((session) => {
      if (session) limits.member(session.memberId);
      return session;
    });
    sessions.set(request, found);
    return found;
  };

  registerDefaultLanguage(server, shown.site);

  const root = join(import.meta.dirname, "../..");
  const transform = await registerPages(server, {
    development: config.isDevelopment,
    root,
    uploadsDir: config.uploadsDir,
    clock,
    changes,
    isVisitor: (request) => sessionTokenOf(request) === undefined,
    visitorCaller: ({ origin, host, url }) =>
      createCaller(pageDispatch, contextOfVisitor({ origin, host, locale: localeOfPath(url) })),
    lastFor: { "get-jackpots": JACKPOTS_KEPT_MS },
    async callerFor(request) {
      const member = (await sessionOf(request)) ?? null;
      return createCaller(
        pageDispatch,
        contextOf(request, null, member, localeOfPath(request.url)),
      );
    },
    async sessionFor(request) {
      const session = await sessionOf(request);
      const token = sessionTokenOf(request);
      if (!token) return { sideUser: null, token: null };
      if (!session) return { sideUser: null, token: null, hasEnded: true };
      const locale = localeOfPath(request.url);
      if (session.locale !== locale) await rememberLanguage(db, session.memberId, locale);
      return { sideUser: session.known.user, token: healthTokenOf(token) };
    },
    site: (ask) => factsOf({ shown, clock, isPlay: config.mode === "play" }, ask),
    log,
  });
  const { site, office } = config.publicAddress;
  const siteOrigin = office ? (site?.origin ?? null) : null;
  await registerOfficePages(server, { root, transform, siteOrigin });
  registerDocumentation(server, root);
}
