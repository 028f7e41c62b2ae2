import type { Locale } from "#contract/locales.ts";
import type { Queryable } from "#server/kit/database.ts";

export type SiteRules = {
  name: string;
  registrationOpen: boolean;
  codeRequired: boolean;
  minimumAge: number;
  defaultLocale: Locale;
  /** The languages that the site offers. */
  locales: Locale[];
};
export type SiteRow = SiteRules & {
  id: number;
  host: string;
  version: number;
  termsVersion: string;
  /** The language of the published version that governs; null until one is published. */
  governingLocale: Locale | null;
  /** The jurisdiction that the site names; null for the built-in rules. */
  profile: string | null;
};
/** Identifies one of a site's texts. */
export type TextKey = { siteId: number; kind: "terms" | "privacy"; locale: Locale };
export type CodeRow = { siteId: number; code: string; isActive: boolean };

const SITE = `select id, host, name, registration_open as "registrationOpen",
    code_required as "codeRequired", minimum_age as "minimumAge",
    default_locale as "defaultLocale", locales, version, terms_version as "termsVersion",
    governing_locale as "governingLocale", profile_id as profile
  from settings_sites`;

export const listSites = (db: Queryable, most: number): Promise<SiteRow[]> =>
  db.query<SiteRow>(`${SITE} order by host limit $1`, [most]);

export const listCodes = (db: Queryable, most: number): Promise<CodeRow[]> =>
  db.query<CodeRow>(
    `select site_id as "siteId", code, is_active as "isActive"
     from settings_sign_up_codes order by code limit $1`,
    [most],
  );

export async function findSite(db: Queryable, id: number): Promise<SiteRow | undefined> {
  const [row] = await db.query<SiteRow>(`${SITE} where id = $1`, [id]);
  return row;
}

export async function lockSite(db: Queryable, id: number): Promise<SiteRow | undefined> {
  const [row] = await db.query<SiteRow>(`${SITE} where id = $1 for update`, [id]);
  return row;
}

const valuesOf = (rules: SiteRules) =>
  [
    rules.name,
    rules.registrationOpen,
    rules.codeRequired,
    rules.minimumAge,
    rules.defaultLocale,
    rules.locales,
  ] as const;

/** Undefined when the host exists. */
export async function insertSite(
  db: Queryable,
  host: string,
  rules: SiteRules,
): Promise<number | undefined> {
  const [row] = await db.query<{ id: number }>(
    `insert into settings_sites
       (host, name, registration_open, code_required, minimum_age, default_locale, locales)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict (host) do nothing returning id`,
    [host, ...valuesOf(rules)],
  );
  return row?.id;
}

export async function updateSite(db: Queryable, id: number, rules: SiteRules): Promise<void> {
  await db.query(
    `update settings_sites set name = $2, registration_open = $3, code_required = $4,
       minimum_age = $5, default_locale = $6, locales = $7, version = version + 1
     where id = $1`,
    [id, ...valuesOf(rules)],
  );
}

/** False when the code exists, at any site. */
export async function insertCode(db: Queryable, siteId: number, code: string): Promise<boolean> {
  const rows = await db.query(
    `insert into settings_sign_up_codes (site_id, code) values ($1, $2)
     on conflict (code) do nothing returning code`,
    [siteId, code],
  );
  return rows.length > 0;
}

export async function lockCode(db: Queryable, code: string): Promise<CodeRow | undefined> {
  const [row] = await db.query<CodeRow>(
    `select site_id as "siteId", code, is_active as "isActive"
     from settings_sign_up_codes where code = $1 for update`,
    [code],
  );
  return row;
}

export async function setCodeActive(db: Queryable, code: string, isActive: boolean): Promise<void> {
  await db.query("update settings_sign_up_codes set is_active = $2 where code = $1", [
    code,
    isActive,
  ]);
}

export async function findText(
  db: Queryable,
  { siteId, kind, locale }: TextKey,
): Promise<{ contents: string | null; version: number } | undefined> {
  const [row] = await db.query<{ contents: string | null; version: number }>(
    `select t.contents, s.version
     from settings_sites s
     left join settings_legal_texts t on t.site_id = s.id and t.kind = $2 and t.locale = $3
     where s.id = $1`,
    [siteId, kind, locale],
  );
  return row;
}

/** Null deletes the site's own text. */
export async function saveText(
  db: Queryable,
  { siteId, kind, locale }: TextKey,
  contents: string | null,
): Promise<void> {
  await (contents === null
    ? db.query(
        `delete from settings_legal_texts where site_id = $1 and kind = $2 and locale = $3`,
        [siteId, kind, locale],
      )
    : db.query(
        `insert into settings_legal_texts (site_id, kind, locale, contents)
         values ($1, $2, $3, $4)
         on conflict (site_id, kind, locale) do update set contents = excluded.contents`,
        [siteId, kind, locale, contents],
      ));
}

export async function countVersion(db: Queryable, id: number): Promise<void> {
  await db.query("update settings_sites set version = version + 1 where id = $1", [id]);
}

/** Names the version that holds and the language that governs it. */
export async function savePublished(
  db: Queryable,
  id: number,
  { name, governingLocale }: { name: string; governingLocale: Locale },
): Promise<void> {
  await db.query(
    `update settings_sites set terms_version = $2, governing_locale = $3, version = version + 1
     where id = $1`,
    [id, name, governingLocale],
  );
}
