import type { OfficeSite } from "#contract/office/settings.ts";
import { localeCodes, type Locale } from "#contract/locales.ts";
import type { Queryable, Transaction } from "#server/kit/database.ts";
import { Refusal } from "#server/kit/refusal.ts";
import { claimHost, siteAliases } from "#server/settings/aliases/aliases.ts";
import * as store from "#server/settings/hosts/store.ts";
import { plainHost } from "#contract/hosts.ts";

export type { SiteRules } from "#server/settings/hosts/store.ts";

const SITES_AT_MOST = 500;
const CODES_AT_MOST = 2_000;
const ALIASES_AT_MOST = 2_000;

/** Every site with its codes, the default site for all other hosts first. */
export async function officeSites(db: Queryable): Promise<OfficeSite[]> {
  const [sites, codes, aliases] = await Promise.all([
    store.listSites(db, SITES_AT_MOST),
    store.listCodes(db, CODES_AT_MOST),
    siteAliases(db, ALIASES_AT_MOST),
  ]);
  return sites.map(
    ({ termsVersion: _termsVersion, governingLocale: _governingLocale, ...site }) => ({
      ...site,
      codes: codes
        .filter(({ siteId }) => siteId === site.id)
        .map(({ code, isActive }) => ({ code, isActive })),
      aliases: aliases.filter(({ siteId }) => siteId === site.id).map(({ host }) => host),
    }),
  );
}

/** Rules as a call has them; without languages they stay as they are. */
type WantedRules = Omit<store.SiteRules, "locales"> & { locales?: Locale[] | undefined };

/** Throws Refusal `default_not_offered`. */
function rulesOf({ locales, ...rules }: WantedRules, present: readonly Locale[]): store.SiteRules {
  const offered = localeCodes.filter((code) => (locales ?? present).includes(code));
  if (!offered.includes(rules.defaultLocale)) throw new Refusal("default_not_offered");
  return { ...rules, locales: offered };
}

/** Adds a host. Throws Refusal `already_decided` when it exists, `default_not_offered`. */
export async function addSite(tx: Transaction, host: string, wanted: WantedRules): Promise<number> {
  const rules = rulesOf(wanted, localeCodes);
  const plain = plainHost(host);
  await claimHost(tx, plain);
  const id = await store.insertSite(tx, plain, rules);
  if (id === undefined) throw new Refusal("already_decided");
  return id;
}

/**
 * Answers the site's state before. Throws Refusal `not_found`, `stale`, `default_not_offered`, and
 * `governing_not_offered` when the language that governs the published version would go.
 */
export async function changeSite(
  tx: Transaction,
  seen: { id: number; version: number },
  wanted: WantedRules,
): Promise<{ was: store.SiteRow; rules: store.SiteRules }> {
  const site = await store.lockSite(tx, seen.id);
  if (!site) throw new Refusal("not_found");
  if (site.version !== seen.version) throw new Refusal("stale");
  const rules = rulesOf(wanted, site.locales);
  const { governingLocale } = site;
  if (governingLocale !== null && !rules.locales.includes(governingLocale))
    throw new Refusal("governing_not_offered");
  await store.updateSite(tx, site.id, rules);
  return { was: site, rules };
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
