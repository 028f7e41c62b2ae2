import type { SiteContact } from "#contract/protection.ts";
import type { Queryable, Transaction } from "#server/kit/database.ts";
import { Refusal } from "#server/kit/refusal.ts";
import * as store from "#server/settings/contacts/store.ts";
import { isPaused, linksOfSite } from "#server/settings/help-links/help-links.ts";
import { findSite, lockSite } from "#server/settings/hosts/store.ts";

/** The site's own help lines and contacts, in their order. */
export const contactsOf = store.listContacts;

/** Sites whose contacts do not name the authority, at most ten. */
export const sitesWithoutAuthority = store.listSitesWithoutAuthority;

/** The same with the site's version and its links, for staff. Throws Refusal `not_found`. */
export async function officeContacts(db: Queryable, siteId: number) {
  const site = await findSite(db, siteId);
  if (!site) throw new Refusal("not_found");
  return {
    contacts: await store.listContacts(db, siteId),
    version: site.version,
    links: await linksOfSite(db, siteId),
    isPaused: await isPaused(db, siteId),
  };
}

/**
 * Replaces a site's contacts; answers those before. Throws Refusal `not_found`, `stale`,
 * `already_decided` when nothing would change.
 */
export async function changeContacts(
  tx: Transaction,
  seen: { siteId: number; version: number },
  wanted: readonly SiteContact[],
): Promise<SiteContact[]> {
  const site = await lockSite(tx, seen.siteId);
  if (!site) throw new Refusal("not_found");
  if (site.version !== seen.version) throw new Refusal("stale");
  const was = await store.listContacts(tx, site.id);
  if (JSON.stringify(was) === JSON.stringify(wanted.map(plain)))
    throw new Refusal("already_decided");
  await store.replaceContacts(tx, site.id, wanted);
  return was;
}

const plain = ({ kind, name, phone, address }: SiteContact): SiteContact => ({
  kind,
  name,
  phone,
  address,
});
