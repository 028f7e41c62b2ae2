import { plainHost } from "#contract/hosts.ts";
import type { Queryable } from "#server/kit/database.ts";
import * as store from "#server/settings/store.ts";

export type Site = store.SiteRow;

/** The names of this machine, by which play money is tried and the sandbox calls. */
export const AT_THIS_MACHINE = ["localhost", "127.0.0.1", "[::1]"];

/**
 * Whether members may register at this host. The site for every other host takes none where staff
 * have named sites: a host that they did not name is not theirs, or not meant for visitors.
 * `publicHost` is the one of the public address, which the installation's owner has named.
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

/** The rules of the host a page was asked for. `www.` and a port make no difference. */
export const siteOf = (db: Queryable, host: string): Promise<Site> =>
  store.getSite(db, plainHost(host));

/** The sites that this installation serves, for staff to choose from. */
export const siteNames = (db: Queryable): Promise<store.SiteName[]> => store.listSiteNames(db);

/** The operator's own text of this site in one language; null where the built-in one holds. */
export const legalTextOf = (
  db: Queryable,
  site: Site,
  kind: "terms" | "privacy",
  locale: string,
): Promise<string | null> => store.findLegalText(db, site.siteId, kind, locale);

export const isSignUpCode = (db: Queryable, site: Site, code: string): Promise<boolean> =>
  store.findActiveCode(db, site.siteId, code);
