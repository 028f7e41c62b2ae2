import type { OfficeSite } from "#contract/office/settings.ts";
import type { Queryable, Transaction } from "#server/kit/database.ts";
import { Refusal } from "#server/kit/refusal.ts";
import * as store from "#server/settings/hosts/store.ts";
import { plainHost } from "#contract/hosts.ts";

const SITES_AT_MOST = 500;
const CODES_AT_MOST = 2_000;

/** Every site with its codes, the default site for all other hosts first. */
export async function officeSites(db: Queryable): Promise<OfficeSite[]> {
  const [sites, codes] = await Promise.all([
    store.listSites(db, SITES_AT_MOST),
    store.listCodes(db, CODES_AT_MOST),
  ]);
  return sites.map(({ termsVersion: _termsVersion, ...site }) => ({
    ...site,
    codes: codes
      .filter(({ siteId }) => siteId === site.id)
      .map(({ code, isActive }) => ({ code, isActive })),
  }));
}

/** Adds a host. Throws Refusal `already_decided` when it exists. */
export async function addSite(
  tx: Transaction,
  host: string,
  rules: store.SiteRules,
): Promise<number> {
  const id = await store.insertSite(tx, plainHost(host), rules);
  if (id === undefined) throw new Refusal("already_decided");
  return id;
}

/** Answers the site's state before. Throws Refusal `not_found`, `stale`. */
export async function changeSite(
  tx: Transaction,
  seen: { id: number; version: number },
  rules: store.SiteRules,
): Promise<store.SiteRow> {
  const site = await store.lockSite(tx, seen.id);
  if (!site) throw new Refusal("not_found");
  if (site.version !== seen.version) throw new Refusal("stale");
  await store.updateSite(tx, site.id, rules);
  return site;
}

/** Answers the site's host. Throws Refusal `not_found`, `already_decided`. */
export async function addCode(tx: Transaction, siteId: number, code: string): Promise<string> {
  const site = await store.lockSite(tx, siteId);
  if (!site) throw new Refusal("not_found");
  if (!(await store.insertCode(tx, siteId, code))) throw new Refusal("already_decided");
  return site.host;
}

/** Answers the id of the code's site. Throws Refusal `not_found`, `already_decided`. */
export async function switchCode(
  tx: Transaction,
  code: string,
  isActive: boolean,
): Promise<number> {
  const found = await store.lockCode(tx, code);
  if (!found) throw new Refusal("not_found");
  if (found.isActive === isActive) throw new Refusal("already_decided");
  await store.setCodeActive(tx, code, isActive);
  return found.siteId;
}

/** A site's own text as staff edit it. Throws Refusal `not_found`. */
export async function siteText(db: Queryable, key: store.TextKey) {
  const text = await store.findText(db, key);
  if (!text) throw new Refusal("not_found");
  return text;
}

type TextChange = { version: number; contents: string };

/**
 * Writes a site's own text for the next version, or removes it when the text is empty. Answers the
 * state before. Throws Refusal `not_found`, `stale`, `already_decided` when nothing would change.
 */
export async function changeSiteText(
  tx: Transaction,
  key: store.TextKey,
  { version, contents }: TextChange,
) {
  const site = await store.lockSite(tx, key.siteId);
  if (!site) throw new Refusal("not_found");
  if (site.version !== version) throw new Refusal("stale");
  const was = await siteText(tx, key);
  const wanted = contents === "" ? null : contents;
  if (was.contents === wanted) throw new Refusal("already_decided");
  await store.saveText(tx, key, wanted);
  await store.countVersion(tx, key.siteId);
  return was;
}
