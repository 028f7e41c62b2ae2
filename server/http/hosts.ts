import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { plainHost } from "#contract/hosts.ts";
import type { Config } from "#server/kit/config.ts";
import type { Queryable } from "#server/kit/database.ts";
import { isWithin } from "#server/kit/allowed-networks.ts";
import type { PublicAddress } from "#server/kit/public-address.ts";
import { addressOf } from "#server/http/arrival.ts";
import { describeRequest } from "#server/http/refused-requests.ts";
import { AT_THIS_MACHINE, siteHosts } from "#server/settings/sites.ts";

type HostsOptions = {
  db: Queryable;
  config: Pick<Config, "mode" | "publicAddress" | "trustedProxies">;
};

/** A host name or an address, with an optional port. */
const HOST = /^([a-z0-9]([a-z0-9.-]{0,252}[a-z0-9])?|\[[0-9a-f:.]{2,45}\])(:\d{1,5})?$/i;
/** Machines call these by any name of this server. */
const BY_ANY_NAME = /^\/(providers\/|api\/ready$)/;
const OFFICE = /^\/(office|api\/office)(\/|$)/;
/** Files of the site that the office's screens show too, and where the pages of both report. */
const OF_BOTH = /^\/((art|fonts|assets|\.well-known)\/|policy-reports$)/;
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
  const passes = (request: FastifyRequest, reply: FastifyReply, route: string): boolean => {
    if (isInClear(request, config)) return toTls(request, reply);
    if (OFFICE.test(route) && !isFromOffice(request, publicAddress)) {
      describeRequest(request, { reason: "network" });
      return refuse(reply, forbidden);
    }
    if (!publicAddress.office || OF_BOTH.test(route)) return true;
    const isOfficeHost = plainHost(request.host) === plainHost(publicAddress.office.host);
    if (isOfficeHost && /^\/(\?|$)/.test(request.url)) return redirect(reply, "/office", 302);
    return isOfficeHost === OFFICE.test(route) || refuse(reply, notFound);
  };
  app.addHook("onRequest", (request, reply, done) => {
    const route = request.routeOptions.url ?? "";
    if (BY_ANY_NAME.test(route)) return done();
    if (!isWellFormed(request)) return void refuse(reply, malformed);
    const decide = (isOurs: boolean) => {
      if (isOurs ? passes(request, reply, route) : refuse(reply, misdirected)) done();
    };
    const isOurs = !publicAddress.site || isKnown(plainHost(request.host));
    // A host that is known is decided without a promise, because every request passes here.
    if (isOurs === true) decide(true);
    else isOurs.then(decide, done);
  });
}

/** Ends the request with its refusal. */
function refuse(reply: FastifyReply, { http, status }: Refused): false {
  void reply.code(http).header("cache-control", "no-store").send({ status });
  return false;
}

function redirect(reply: FastifyReply, to: string, http: 302 | 308): false {
  void reply.redirect(to, http);
  return false;
}

/** Exactly one `Host` header, with no character that a link or a log could misread. */
function isWellFormed({ host, raw }: FastifyRequest): boolean {
  let named = 0;
  for (let at = 0; at < raw.rawHeaders.length; at += 2)
    if (/^host$/i.test(raw.rawHeaders[at] ?? "")) named += 1;
  return named <= 1 && HOST.test(host);
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

function toTls(request: FastifyRequest, reply: FastifyReply): false {
  if (request.method !== "GET" && request.method !== "HEAD") return refuse(reply, forbidden);
  return redirect(reply, `https://${request.host}${request.url}`, 308);
}

const isFromOffice = (request: FastifyRequest, { officeNetworks }: PublicAddress): boolean =>
  officeNetworks === null || isWithin(officeNetworks, addressOf(request));

/** Hosts of the public addresses, and those of the sites and aliases that staff added, at most a second old. */
function knownHosts(db: Queryable, { mode, publicAddress }: HostsOptions["config"]) {
  const named = [publicAddress.site, publicAddress.office].flatMap((url) =>
    url ? [plainHost(url.host)] : [],
  );
  const always = new Set([...named, ...(mode === "play" ? AT_THIS_MACHINE : [])]);
  let added = new Set<string>();
  let lookedAt = Number.NEGATIVE_INFINITY;
  let looking = Promise.resolve();
  const isRecent = () => performance.now() - lookedAt < LOOK_AT_MOST_EVERY_MS;
  const look = async () => {
    added = new Set(await siteHosts(db));
  };
  /**
   * All requests of one moment wait for the same look. While the database is away the hosts that
   * were found last are answered.
   */
  const isAdded = async (host: string): Promise<boolean> => {
    if (!isRecent()) {
      lookedAt = performance.now();
      looking = look();
    }
    try {
      await looking;
    } catch (error) {
      if (!added.has(host)) throw error;
    }
    return added.has(host);
  };
  return (host: string): true | Promise<boolean> =>
    always.has(host) || (isRecent() && added.has(host)) || isAdded(host);
}
