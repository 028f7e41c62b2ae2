import type { Locale } from "#contract/locales.ts";
import type { LegalKind } from "#contract/office/settings.ts";
import type { Queryable } from "#server/kit/database.ts";

export type PublishedText = { versionId: number; contents: string; hash: Buffer };

/** A text of the newest version; undefined when the site has not published it. */
export async function findPublished(
  db: Queryable,
  { siteId, kind, locale }: { siteId: number; kind: LegalKind; locale: Locale },
): Promise<PublishedText | undefined> {
  const [row] = await db.query<PublishedText>(
    `select d.version_id as "versionId", d.contents, d.hash from settings_documents d
     where d.kind = $2 and d.locale = $3 and d.version_id = (
       select v.id from settings_document_versions v where v.site_id = $1
       order by v.id desc limit 1)`,
    [siteId, kind, locale],
    "settings-published-text",
  );
  return row;
}

/** Kind and language of each text of a site's newest version. */
export const listPublished = (
  db: Queryable,
  siteId: number,
  most: number,
): Promise<{ kind: LegalKind; locale: Locale }[]> =>
  db.query<{ kind: LegalKind; locale: Locale }>(
    `select d.kind, d.locale from settings_documents d
     where d.version_id = (
       select max(v.id) from settings_document_versions v where v.site_id = $1) limit $2`,
    [siteId, most],
  );

export type NeededVersion = { versionId: number; version: string; publishedAt: Date };

/** The newest version of a site that needs an acceptance. */
export async function findNeeded(
  db: Queryable,
  siteId: number,
): Promise<NeededVersion | undefined> {
  const [row] = await db.query<NeededVersion>(
    `select id as "versionId", version, published_at as "publishedAt"
     from settings_document_versions where site_id = $1 and needs_acceptance
     order by id desc limit 1`,
    [siteId],
    "settings-needed-version",
  );
  return row;
}

export type DraftRow = {
  siteId: number;
  kind: LegalKind;
  locale: Locale;
  contents: string;
  /** Whether the newest version has the same text. */
  isPublished: boolean;
};

/** What staff have written, of one site or of all for null. */
export const listDrafts = (
  db: Queryable,
  siteId: number | null,
  most: number,
): Promise<DraftRow[]> =>
  db.query<DraftRow>(
    `select t.site_id as "siteId", t.kind, t.locale, t.contents, exists (
       select from settings_documents d where d.kind = t.kind and d.locale = t.locale
         and d.contents = t.contents and d.version_id = (
           select max(v.id) from settings_document_versions v where v.site_id = t.site_id)
     ) as "isPublished"
     from settings_legal_texts t where $1::integer is null or t.site_id = $1
     order by t.site_id, t.kind, t.locale limit $2`,
    [siteId, most],
  );

export type VersionRow = {
  siteId: number;
  version: string;
  needsAcceptance: boolean;
  /** Null for a version that was published before one was stated. */
  governingLocale: Locale | null;
  publishedAt: Date;
  /** Members who accepted this version. */
  accepted: bigint;
};

/** The versions of all sites, the newest first. */
export const listVersions = (db: Queryable, most: number): Promise<VersionRow[]> =>
  db.query<VersionRow>(
    `select v.site_id as "siteId", v.version, v.needs_acceptance as "needsAcceptance",
       v.governing_locale as "governingLocale", v.published_at as "publishedAt", (
         select count(*) from member_acceptances a
         where a.version_id = v.id and a.kind = 'terms') as accepted
     from settings_document_versions v order by v.id desc limit $1`,
    [most],
  );

/** Whether the site has a version of this name. */
export async function hasVersion(db: Queryable, siteId: number, version: string): Promise<boolean> {
  const rows = await db.query(
    "select from settings_document_versions where site_id = $1 and version = $2",
    [siteId, version],
  );
  return rows.length > 0;
}

/** Undefined when the site has a version of this name. */
export async function insertVersion(
  db: Queryable,
  wanted: {
    siteId: number;
    version: string;
    needsAcceptance: boolean;
    governingLocale: Locale;
    at: Date;
  },
): Promise<number | undefined> {
  const [row] = await db.query<{ id: number }>(
    `insert into settings_document_versions
       (site_id, version, needs_acceptance, governing_locale, published_at)
     values ($1, $2, $3, $4, $5) on conflict do nothing returning id`,
    [wanted.siteId, wanted.version, wanted.needsAcceptance, wanted.governingLocale, wanted.at],
  );
  return row?.id;
}

export async function insertDocument(
  db: Queryable,
  versionId: number,
  {
    kind,
    locale,
    contents,
    hash,
  }: Pick<DraftRow, "kind" | "locale" | "contents"> & {
    hash: Buffer;
  },
): Promise<void> {
  await db.query(
    `insert into settings_documents (version_id, kind, locale, contents, hash)
     values ($1, $2, $3, $4, $5)`,
    [versionId, kind, locale, contents, hash],
  );
}
