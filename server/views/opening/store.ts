import type { Queryable } from "#server/kit/database.ts";

/** The hosts of sites that have published no version of their terms and privacy notice. */
export const listUndocumented = (db: Queryable): Promise<{ host: string }[]> =>
  db.query<{ host: string }>(
    `select host from settings_sites s where not exists (
       select from settings_document_versions v where v.site_id = s.id)
     order by host limit 500`,
  );

export type Counts = {
  accounts: bigint;
  administrators: bigint;
  backupAt: Date | null;
  drillAt: Date | null;
};

/** What is counted once for the whole house. */
export async function getCounts(db: Queryable): Promise<Counts> {
  const [row] = await db.query<Counts>(
    `select (select count(*) from payment_receiving_accounts where is_used) as accounts,
       (select count(*) from operators where role = 'admin' and status = 'active')
         as administrators,
       (select max(finished_at) from settings_backups where kind = 'backup' and is_good)
         as "backupAt",
       (select max(finished_at) from settings_backups where kind = 'drill' and is_good)
         as "drillAt"`,
  );
  if (!row) throw new Error("the counts answered no row");
  return row;
}

/** The connections with a credential that two operators wrote. */
export const listWithCredential = (db: Queryable): Promise<{ connection: string }[]> =>
  db.query<{ connection: string }>("select distinct connection from game_credentials limit 500");

/** The connections over which a game can be played. */
export const listPlayable = (db: Queryable): Promise<{ connection: string }[]> =>
  db.query<{ connection: string }>(
    `select distinct p.connection from game_providers p
     where p.is_used and exists (select from games g where g.provider_id = p.id and g.is_used)
     limit 500`,
  );
