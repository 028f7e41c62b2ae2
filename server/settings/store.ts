import type { Queryable } from "#server/kit/database.ts";

export type SiteRow = {
  siteId: number;
  host: string;
  name: string;
  registrationOpen: boolean;
  codeRequired: boolean;
  minimumAge: number;
  timeZone: string;
  termsVersion: string;
};

/** The host's own row, else the one that answers for every host. */
export async function getSite(db: Queryable, host: string): Promise<SiteRow> {
  const [row] = await db.query<SiteRow>(
    `select id as "siteId", host, name, registration_open as "registrationOpen",
       code_required as "codeRequired", minimum_age as "minimumAge", time_zone as "timeZone",
       terms_version as "termsVersion"
     from settings_sites where host in ($1, '*') order by host = '*' limit 1`,
    [host],
    "settings-site",
  );
  if (!row) throw new Error("no site answers for every host");
  return row;
}

export async function findActiveCode(db: Queryable, siteId: number, code: string): Promise<boolean> {
  const rows = await db.query(
    "select from settings_sign_up_codes where site_id = $1 and code = $2 and is_active",
    [siteId, code],
  );
  return rows.length > 0;
}
