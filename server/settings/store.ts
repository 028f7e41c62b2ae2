import type { Locale } from "#contract/locales.ts";
import { profileRules } from "#contract/office/profile-rules.ts";
import type { Queryable } from "#server/kit/database.ts";

export type SiteRow = {
  siteId: number;
  host: string;
  name: string;
  registrationOpen: boolean;
  codeRequired: boolean;
  /** The site's own, or that of its jurisdiction where it is higher. */
  minimumAge: number;
  timeZone: string;
  termsVersion: string;
  /** The language for visitors who arrive without one. */
  defaultLocale: Locale;
  /** The languages that the site offers. */
  locales: Locale[];
  /** The language of the published version that governs; null until one is published. */
  governingLocale: Locale | null;
};

/** The site of a host or of an alias, otherwise the default site. */
export async function getSite(db: Queryable, host: string): Promise<SiteRow> {
  const [row] = await db.query<SiteRow>(
    `select id as "siteId", host, name, registration_open as "registrationOpen",
       code_required as "codeRequired", time_zone as "timeZone",
       greatest(minimum_age, coalesce((
         select number from settings_profile_rules r
         where r.profile_id = settings_sites.profile_id and r.rule = 'minimumAge'), $2)) as "minimumAge",
       terms_version as "termsVersion", default_locale as "defaultLocale", locales,
       governing_locale as "governingLocale"
     from settings_sites where id = coalesce(
       (select own.id from settings_sites own where own.host = $1),
       (select alias.site_id from settings_aliases alias where alias.host = $1),
       (select others.id from settings_sites others where others.host = '*'))`,
    [host, profileRules.minimumAge.value],
    "settings-site",
  );
  if (!row) throw new Error("no site answers for every host");
  return row;
}

export type SiteName = Pick<SiteRow, "siteId" | "host" | "name">;

/** Every site by host; the default site for all other hosts comes first. */
export const listSiteNames = (db: Queryable): Promise<SiteName[]> =>
  db.query<SiteName>(
    `select id as "siteId", host, name from settings_sites order by host <> '*', host`,
  );

/** Every host of every site, without `*`. */
export const listHosts = (db: Queryable): Promise<{ host: string }[]> =>
  db.query<{ host: string }>(
    `select host from settings_sites where host <> '*'
     union all select host from settings_aliases`,
  );

export async function findActiveCode(
  db: Queryable,
  siteId: number,
  code: string,
): Promise<boolean> {
  const rows = await db.query(
    "select from settings_sign_up_codes where site_id = $1 and code = $2 and is_active",
    [siteId, code],
  );
  return rows.length > 0;
}

export async function getCompRates(
  db: Queryable,
  level: number,
): Promise<Record<"casino" | "slot" | "sport", number>> {
  const rows = await db.query<{ category: "casino" | "slot" | "sport"; basisPoints: number }>(
    `select category, basis_points as "basisPoints" from settings_comp_rates where level = $1`,
    [level],
  );
  const rates = { casino: 0, slot: 0, sport: 0 };
  for (const row of rows) rates[row.category] = row.basisPoints;
  return rates;
}
