import type { SiteContact } from "#contract/protection.ts";
import type { Queryable } from "#server/kit/database.ts";

export const listContacts = (db: Queryable, siteId: number): Promise<SiteContact[]> =>
  db.query<SiteContact>(
    `select kind, name, phone, address from settings_contacts where site_id = $1 order by position`,
    [siteId],
    "settings-contacts",
  );

export async function replaceContacts(
  db: Queryable,
  siteId: number,
  contacts: readonly SiteContact[],
): Promise<void> {
  await db.query("delete from settings_contacts where site_id = $1", [siteId]);
  await db.query(
    `insert into settings_contacts (site_id, position, kind, name, phone, address)
     select $1::integer, c.position - 1, c.kind, c.name, c.phone, c.address
     from rows from (jsonb_to_recordset($2::jsonb)
       as (kind text, name text, phone text, address text)) with ordinality
       as c(kind, name, phone, address, position)`,
    [siteId, JSON.stringify(contacts)],
  );
  await db.query("update settings_sites set version = version + 1 where id = $1", [siteId]);
}

/** Sites that do not name the authority, to which every member can turn. */
export const listSitesWithoutAuthority = (db: Queryable): Promise<{ host: string }[]> =>
  db.query<{ host: string }>(
    `select s.host from settings_sites s
     where not exists (select from settings_contacts c
       where c.site_id = s.id and c.kind = 'authority')
     order by s.host limit 10`,
  );
