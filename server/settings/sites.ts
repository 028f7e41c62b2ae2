import { plainHost } from "#contract/hosts.ts";
import type { Queryable } from "#server/kit/database.ts";
import * as store from "#server/settings/store.ts";

export type Site = store.SiteRow;

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
