import { localeCodes, type Locale } from "#contract/locales.ts";
import { plainHost } from "#contract/hosts.ts";
import type { Queryable } from "#server/kit/database.ts";
import * as store from "#server/settings/store.ts";

export type Site = store.SiteRow;

/** The host names of this machine, used to try play money and by the sandbox. */
export const AT_THIS_MACHINE = ["localhost", "127.0.0.1", "[::1]"];

/**
 * Whether members may register at this host. Once staff have configured sites, other hosts take no
 * registrations: they may belong to someone else or be meant for other purposes. `publicHost` is
 * the host of the public address, which the installation's owner has configured.
 */
export async function isRegistrationOpen(
  db: Queryable,
  site: Site,
  host: string,
  publicHost: string | null,
): Promise<boolean> {
  if (!site.registrationOpen || site.host !== "*") return site.registrationOpen;
  const plain = plainHost(host);
  if (plain === publicHost || AT_THIS_MACHINE.includes(plain)) return true;
  return (await siteNames(db)).every((each) => each.host === "*");
}

/** The rules of the requested host. `www.` and a port are ignored. */
export const siteOf = (db: Queryable, host: string): Promise<Site> =>
  store.getSite(db, plainHost(host));

/**
 * The languages of a site in the order in which its pages list them: the default first, otherwise
 * that of the product.
 */
export function languagesOf({
  locales,
  defaultLocale,
}: Pick<Site, "locales" | "defaultLocale">): [Locale, ...Locale[]] {
  const offered = localeCodes.filter((code) => locales.includes(code));
  // The release before may have chosen a default that is not offered.
  const first = offered.includes(defaultLocale) ? defaultLocale : (offered[0] ?? defaultLocale);
  return [first, ...offered.filter((code) => code !== first)];
}

/**
 * The language whose version of a site's texts governs; the others are translations for information.
 * The published version names it; before the first version it is the default language.
 */
export const governingOf = (
  site: Pick<Site, "locales" | "defaultLocale" | "governingLocale">,
): Locale => site.governingLocale ?? languagesOf(site)[0];

/** The sites of this installation, for staff to choose from. */
export const siteNames = (db: Queryable): Promise<store.SiteName[]> => store.listSiteNames(db);

/** Every host of every site, their aliases too. */
export const siteHosts = async (db: Queryable): Promise<string[]> =>
  (await store.listHosts(db)).map(({ host }) => host);

/**
 * The origin of a site's own host, for a request that came by another one; null where the request's
 * own holds: at that host, at `www.` before it, and on the default site, which has no host.
 */
export function ownOriginOf(site: Pick<Site, "host">, host: string, origin: string): string | null {
  if (site.host === "*" || plainHost(host) === site.host) return null;
  const url = new URL(origin);
  url.hostname = site.host;
  return url.origin;
}

export const isSignUpCode = (db: Queryable, site: Site, code: string): Promise<boolean> =>
  store.findActiveCode(db, site.siteId, code);
