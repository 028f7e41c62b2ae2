import { callbackify } from "node:util";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { plainHost } from "#contract/hosts.ts";
import type { Config } from "#server/kit/config.ts";
import type { Queryable } from "#server/kit/database.ts";
import { isWithin } from "#server/kit/allowed-networks.ts";
import type { PublicAddress } from "#server/kit/public-address.ts";
import { addressOf } from "#server/http/arrival.ts";
import { describeRequest } from "#server/http/refused-requests.ts";
import { AT_THIS_MACHINE, siteNames } from "#server/settings/sites.ts";

type HostsOptions = {
  db: Queryable;
  config: Pick<Config, "mode" | "publicAddress" | "trustedProxies">;
};

/** A host name or an address, with an optional port. */
const HOST = /^([a-z0-9]([a-z0-9.-]{0,252}[a-z0-9])?|\[[0-9a-f:.]{2,45}\])(:\d{1,5})?$/i;
/** Machines call these by any name of this server. */
const BY_ANY_NAME = /^\/(providers\/|api\/ready$)/;
const OFFICE = /^\/(office|api\/office)(\/|$)/;
/** Files of the site that the office's screens show too. */
const OF_BOTH = /^\/(art|fonts|assets|\.well-known)\//;
const LOOK_AT_MOST_EVERY_MS = 1_000;

type Refused = { http: 400 | 403 | 404 | 421; status: string };
const malformed: Refused = { http: 400, status: "invalid" };
const forbidden: Refused = { http: 403, status: "forbidden" };
const notFound: Refused = { http: 404, status: "not_found" };
const misdirected: Refused = { http: 421, status: "misdirected" };

/**
 * Checks the host of every request first: it is well formed, one of the known hosts when a public
 * address is configured, and the office's for office routes. The matched route decides, because one
 * address has many spellings.
 */
export function registerHosts(app: FastifyInstance, { db, config }: HostsOptions): void {
  const { publicAddress } = config;
  const isKnown = knownHosts(db, config);
  const check = callbackify(async (request: FastifyRequest, reply: FastifyReply, route: string) => {
    if (!isWellFormed(request)) return refuse(reply, malformed);
    const host = plainHost(request.host);
    if (publicAddress.site && !(await isKnown(host))) return refuse(reply, misdirected);
    if (isInClear(request, config)) return toTls(request, reply);
    if (OFFICE.test(route) && !isFromOffice(request, publicAddress)) {
      describeRequest(request, { reason: "network" });
      return refuse(reply, forbidden);
    }
    if (!publicAddress.office || OF_BOTH.test(route)) return;
    const isOfficeHost = host === plainHost(publicAddress.office.host);
    if (isOfficeHost && /^\/(\?|$)/.test(request.url)) return reply.redirect("/office", 302);
    if (isOfficeHost !== OFFICE.test(route)) return refuse(reply, notFound);
  });
  app.addHook("onRequest", (request, reply, done) => {
    const route = request.routeOptions.url ?? "";
    if (BY_ANY_NAME.test(route)) done();
    else check(request, reply, route, (error) => done(error ?? undefined));
  });
}

const refuse = (reply: FastifyReply, { http, status }: Refused): FastifyReply =>
  reply.code(http).header("cache-control", "no-store").send({ status });

/** Exactly one `Host` header, with no character that a link or a log could misread. */
function isWellFormed({ host, raw }: FastifyRequest): boolean {
  const named = raw.rawHeaders.filter((each, at) => at % 2 === 0 && /^host$/i.test(each));
  return named.length <= 1 && HOST.test(host);
}

/** Whether our own proxy reports plain HTTP for a site that is published with TLS. */
const isInClear = (
  request: FastifyRequest,
  { publicAddress, trustedProxies }: HostsOptions["config"],
): boolean =>
  publicAddress.site?.protocol === "https:" &&
  trustedProxies > 0 &&
  request.headers["x-forwarded-proto"] !== undefined &&
  request.protocol === "http";

function toTls(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (request.method !== "GET" && request.method !== "HEAD") return refuse(reply, forbidden);
  return reply.redirect(`https://${request.host}${request.url}`, 308);
}

const isFromOffice = (request: FastifyRequest, { officeNetworks }: PublicAddress): boolean =>
  officeNetworks === null || isWithin(officeNetworks, addressOf(request));

/** Hosts of the public addresses and of the sites that staff added, at most a second old. */
function knownHosts(db: Queryable, { mode, publicAddress }: HostsOptions["config"]) {
  const named = [publicAddress.site, publicAddress.office].flatMap((url) =>
    url ? [plainHost(url.host)] : [],
  );
  const always = new Set([...named, ...(mode === "play" ? AT_THIS_MACHINE : [])]);
  let added = new Set<string>();
  let lookedAt = Number.NEGATIVE_INFINITY;
  return async (host: string): Promise<boolean> => {
    if (always.has(host) || added.has(host)) return true;
    if (performance.now() - lookedAt < LOOK_AT_MOST_EVERY_MS) return false;
    lookedAt = performance.now();
    added = new Set((await siteNames(db)).map((site) => site.host).filter((name) => name !== "*"));
    return added.has(host);
  };
}
