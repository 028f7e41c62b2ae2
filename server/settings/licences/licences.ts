import { plainHost } from "#contract/hosts.ts";
import type { SiteLicence } from "#contract/office/licences.ts";
import type { Queryable, Transaction } from "#server/kit/database.ts";
import { keptWhileUnchanged, type Keeping } from "#server/kit/public-changes/kept.ts";
import { Refusal } from "#server/kit/refusal.ts";
import type { LicensedCountries } from "#server/settings/countries/countries.ts";
import { lockSite } from "#server/settings/hosts/store.ts";
import * as store from "#server/settings/licences/store.ts";
import { siteOf } from "#server/settings/sites.ts";

const SITES_AT_MOST = 500;

/**
 * The countries that the licence of a host's site covers, kept until a site, another host of one or
 * a licence changes.
 */
export function keptLicensedCountries(db: Queryable, keeping: Keeping): LicensedCountries {
  const kept = keptWhileUnchanged(keeping, async (host) => {
    const { siteId } = await siteOf(db, host);
    return (await store.findLicence(db, siteId))?.countries ?? null;
  });
  return (host) => kept(plainHost(host));
}

/** Every site with its licence, the default site for all other hosts first. */
export async function siteLicences(db: Queryable): Promise<SiteLicence[]> {
  const rows = await store.listSiteLicences(db, SITES_AT_MOST);
  return rows.map(({ siteId, host, name, company, authority, number, countries, version }) => ({
    siteId,
    host,
    name,
    licence:
      company !== null &&
      authority !== null &&
      number !== null &&
      countries !== null &&
      version !== null
        ? { company, authority, number, countries, version }
        : null,
  }));
}

/**
 * A site's licence before and after a change. Throws Refusal `not_found`, `stale`,
 * `already_decided` when nothing would change.
 */
export async function licenceBeforeAndAfter(
  tx: Transaction,
  { siteId, version, ...wanted }: store.Licence & { siteId: number; version: number },
) {
  if (!(await lockSite(tx, siteId))) throw new Refusal("not_found");
  const found = await store.findLicence(tx, siteId);
  if ((found?.version ?? 0) !== version) throw new Refusal("stale");
  const [before, after] = [found ? factsOf(found) : undefined, factsOf(wanted)];
  if (JSON.stringify(before) === JSON.stringify(after)) throw new Refusal("already_decided");
  return { object: `licence:${siteId}`, ...(before && { before }), after };
}

const sorted = (countries: readonly string[]): string[] => [...new Set(countries)].toSorted();

const factsOf = ({ company, authority, number, countries }: store.Licence) => ({
  company,
  authority,
  licenceNumber: number,
  countries: sorted(countries).join(", "),
});

/** Stores a licence that `licenceBeforeAndAfter` has checked. */
export const saveLicence = (
  tx: Transaction,
  siteId: number,
  licence: store.Licence,
): Promise<void> =>
  store.saveLicence(tx, siteId, { ...licence, countries: sorted(licence.countries) });
