import { createHash } from "node:crypto";
import { localeCodes, type Locale } from "#contract/locales.ts";
import type { OfficeDocuments } from "#contract/office/documents.ts";
import { legalKinds, type LegalKind } from "#contract/office/settings.ts";
import { loadLegalTexts } from "#locales/legal-texts.ts";
import type { Act } from "#server/kit/act.ts";
import type { Queryable, Transaction } from "#server/kit/database.ts";
import { Refusal } from "#server/kit/refusal.ts";
import { listSites, lockSite, savePublished, type SiteRow } from "#server/settings/hosts/store.ts";
import * as store from "#server/settings/documents/store.ts";
import { governingOf, type Site } from "#server/settings/sites.ts";

const SITES_AT_MOST = 500;
const VERSIONS_AT_MOST = 2_000;
const TEXTS_OF_SITE = legalKinds.length * localeCodes.length;

/** The SHA-256 of a text's UTF-8 bytes. */
const hashOf = (text: string): Buffer => createHash("sha256").update(text, "utf8").digest();

/** The text of a site that holds now in a language, with its hash. */
export type TextInForce = { versionId: number | null; hash: Buffer };

/** The published text, or the built-in one of a site that has published none. */
export async function textInForce(
  db: Queryable,
  site: Site,
  kind: LegalKind,
  locale: Locale,
): Promise<TextInForce> {
  const published = await store.findPublished(db, { siteId: site.siteId, kind, locale });
  if (published) return published;
  const builtIn = await loadLegalTexts(locale);
  const text = builtIn[kind](site.name, String(site.minimumAge));
  return { versionId: null, hash: hashOf(text) };
}

export type { NeededVersion } from "#server/settings/documents/store.ts";

/** The newest version of a site that needs an acceptance; undefined for none. */
export const neededVersion = store.findNeeded;

/** Every site with what is written, what is missing, and its versions with their acceptances. */
export async function officeDocuments(db: Queryable): Promise<OfficeDocuments[]> {
  const [sites, drafts, versions] = await Promise.all([
    listSites(db, SITES_AT_MOST),
    store.listDrafts(db, null, SITES_AT_MOST * TEXTS_OF_SITE),
    store.listVersions(db, VERSIONS_AT_MOST),
  ]);
  return sites.map((site) => ({
    siteId: site.id,
    host: site.host,
    version: site.version,
    locales: site.locales,
    termsVersion: site.termsVersion,
    governingLocale: governingOf(site),
    drafts: drafts
      .filter(({ siteId }) => siteId === site.id)
      .map(({ kind, locale, isPublished }) => ({ kind, locale, isPublished })),
    versions: versions
      .filter(({ siteId }) => siteId === site.id)
      .map(({ version, needsAcceptance, governingLocale, publishedAt, accepted }) => ({
        version,
        needsAcceptance,
        governingLocale,
        publishedAt: publishedAt.toISOString(),
        accepted: Number(accepted),
      })),
  }));
}

/** Whether both texts are there in each of the languages. */
const hasEach = (
  texts: readonly { kind: LegalKind; locale: Locale }[],
  locales: readonly Locale[],
): boolean =>
  locales.every((locale) =>
    legalKinds.every((kind) => texts.some((text) => text.kind === kind && text.locale === locale)),
  );

/**
 * Throws Refusal `texts_missing` when the published version of a site lacks one of these languages:
 * its members would be shown another text than the version that they accept.
 */
export async function assertPublishedIn(
  tx: Transaction,
  siteId: number,
  locales: readonly Locale[],
): Promise<void> {
  const published = await store.listPublished(tx, siteId, TEXTS_OF_SITE);
  if (published.length > 0 && !hasEach(published, locales)) throw new Refusal("texts_missing");
}

export type Publication = {
  siteId: number;
  /** The site's version that the operator saw; each change of a text counts it. */
  version: number;
  /** The name of the new version, which members see. */
  name: string;
  needsAcceptance: boolean;
  /** The language that governs from this version on; undefined for the present one. */
  governingLocale?: Locale | undefined;
};

/** The language that a publication lets govern. Throws Refusal as `publicationBeforeAndAfter` does. */
function governingAfter(site: SiteRow, { governingLocale, needsAcceptance }: Publication): Locale {
  const [present, wanted] = [governingOf(site), governingLocale ?? governingOf(site)];
  if (!site.locales.includes(wanted)) throw new Refusal("governing_not_offered");
  // Members agreed that the text in the other language holds.
  if (wanted !== present && !needsAcceptance) throw new Refusal("acceptance_needed");
  return wanted;
}

/**
 * What a publication would change. Throws Refusal `not_found`, `stale` when a text was changed since,
 * `texts_missing` until both texts are written in every language of the site, `already_decided` for
 * the name of an earlier version, `governing_not_offered` for a governing language that the site does
 * not offer, and `acceptance_needed` when another language would govern without the members'
 * acceptance.
 */
export async function publicationBeforeAndAfter(tx: Transaction, publication: Publication) {
  const { siteId, version, name, needsAcceptance } = publication;
  const site = await lockSite(tx, siteId);
  if (!site) throw new Refusal("not_found");
  if (site.version !== version) throw new Refusal("stale");
  const drafts = await store.listDrafts(tx, siteId, TEXTS_OF_SITE);
  if (!hasEach(drafts, site.locales)) throw new Refusal("texts_missing");
  const governs = governingAfter(site, publication);
  if (site.termsVersion === name || (await store.hasVersion(tx, siteId, name)))
    throw new Refusal("already_decided");
  const changed = drafts.filter(({ isPublished }) => !isPublished).length;
  return {
    object: `documents:${siteId}`,
    before: { termsVersion: site.termsVersion, governingLocale: governingOf(site) },
    after: {
      termsVersion: name,
      governingLocale: governs,
      needsAcceptance,
      changedTexts: changed,
    },
  };
}

/**
 * Publishes what is written as a new version, which holds from the commit on. Games that are open
 * end when it needs an acceptance, so that no stake is taken before it.
 */
export async function publish(act: Act, publication: Publication): Promise<void> {
  const { siteId, name, needsAcceptance } = publication;
  const site = await lockSite(act.tx, siteId);
  if (!site) throw new Refusal("not_found");
  const governingLocale = governingAfter(site, publication);
  const at = act.clock.now();
  const wanted = { siteId, version: name, needsAcceptance, governingLocale, at };
  const versionId = await store.insertVersion(act.tx, wanted);
  if (versionId === undefined) throw new Refusal("already_decided");
  for (const draft of await store.listDrafts(act.tx, siteId, TEXTS_OF_SITE))
    await store.insertDocument(act.tx, versionId, { ...draft, hash: hashOf(draft.contents) });
  await savePublished(act.tx, siteId, { name, governingLocale });
}
