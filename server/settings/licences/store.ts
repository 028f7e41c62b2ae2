import type { Queryable } from "#server/kit/database.ts";

export type Licence = { company: string; authority: string; number: string; countries: string[] };
export type LicenceRow = Licence & { version: number };

type SiteRow = {
  siteId: number;
  host: string;
  name: string;
} & { [Field in keyof LicenceRow]: LicenceRow[Field] | null };

/** Every site with its licence, the default site for all other hosts first. */
export const listSiteLicences = (db: Queryable, most: number): Promise<SiteRow[]> =>
  db.query<SiteRow>(
    `select s.id as "siteId", s.host, s.name, l.company, l.authority, l.number, l.countries, l.version
     from settings_sites s left join settings_licences l on l.site_id = s.id
     order by s.host <> '*', s.host limit $1`,
    [most],
  );

export async function findLicence(db: Queryable, siteId: number): Promise<LicenceRow | undefined> {
  const [row] = await db.query<LicenceRow>(
    `select company, authority, number, countries, version
     from settings_licences where site_id = $1`,
    [siteId],
  );
  return row;
}

export async function saveLicence(db: Queryable, siteId: number, licence: Licence): Promise<void> {
  const { company, authority, number, countries } = licence;
  await db.query(
    `insert into settings_licences as l (site_id, company, authority, number, countries)
     values ($1, $2, $3, $4, $5)
     on conflict (site_id) do update set company = excluded.company,
       authority = excluded.authority, number = excluded.number,
       countries = excluded.countries, version = l.version + 1`,
    [siteId, company, authority, number, countries],
  );
}
