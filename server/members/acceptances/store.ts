import type { Locale } from "#contract/locales.ts";
import type { StatementKind } from "#contract/acceptances.ts";
import type { LegalKind } from "#contract/office/settings.ts";
import type { Queryable } from "#server/kit/database.ts";

export type Acceptance = {
  memberId: bigint;
  siteId: number;
  kind: LegalKind | StatementKind;
  version: string;
  /** Null for a built-in text. */
  versionId: number | null;
  locale: Locale;
  /** The language that governs the text; null for a statement. */
  governingLocale: Locale | null;
  hash: Buffer;
  address: string;
  at: Date;
};

/** A text that the member accepted before stays as it is. */
export async function insertAcceptance(db: Queryable, accepted: Acceptance): Promise<void> {
  const { memberId, siteId, kind, version, versionId, locale, governingLocale } = accepted;
  const { hash, address, at } = accepted;
  await db.query(
    `insert into member_acceptances
       (member_id, site_id, kind, version, version_id, locale, governing_locale, hash, address,
        accepted_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict do nothing`,
    [memberId, siteId, kind, version, versionId, locale, governingLocale, hash, address, at],
  );
}

/** Whether the member accepted a version of a site or a later one. */
export async function hasAccepted(
  db: Queryable,
  memberId: bigint,
  { siteId, versionId }: { siteId: number; versionId: number },
): Promise<boolean> {
  const rows = await db.query(
    `select from member_acceptances
     where member_id = $1 and site_id = $2 and version_id >= $3 limit 1`,
    [memberId, siteId, versionId],
    "members-has-accepted",
  );
  return rows.length > 0;
}

export const listOwnAcceptances = (
  db: Queryable,
  memberId: bigint,
  most: number,
): Promise<Record<string, unknown>[]> =>
  db.query(
    `select kind, version, locale as language,
       governing_locale as "governingLanguage", encode(hash, 'hex') as sha256,
       host(address) as address, accepted_at as "acceptedAt"
     from member_acceptances where member_id = $1 order by id desc limit $2`,
    [memberId, most],
  );
