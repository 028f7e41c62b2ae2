import type { Queryable } from "#server/kit/database.ts";
import * as store from "#server/settings/store.ts";

export type Site = store.SiteRow;

/** The rules of the host a page was asked for. `www.` and a port make no difference. */
export const siteOf = (db: Queryable, host: string): Promise<Site> =>
  store.getSite(db, plainHost(host));

/** A host without port and leading `www.`, lower case (specification section 6). */
export const plainHost = (host: string): string =>
  host
    .toLowerCase()
    .replace(/:\d+$/, "")
    .replace(/^www\./, "");

/** The operator's own text of this site in one language; null where the built-in one holds. */
export const legalTextOf = (
  db: Queryable,
  site: Site,
  kind: "terms" | "privacy",
  locale: string,
): Promise<string | null> => store.findLegalText(db, site.siteId, kind, locale);

export const isSignUpCode = (db: Queryable, site: Site, code: string): Promise<boolean> =>
  store.findActiveCode(db, site.siteId, code);
