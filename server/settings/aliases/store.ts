import type { Queryable } from "#server/kit/database.ts";

export type AliasRow = { host: string; siteId: number };

export const listAliases = (db: Queryable, most: number): Promise<AliasRow[]> =>
  db.query<AliasRow>(
    `select host, site_id as "siteId" from settings_aliases order by host limit $1`,
    [most],
  );

export async function lockSite(db: Queryable, id: number): Promise<{ host: string } | undefined> {
  const [row] = await db.query<{ host: string }>(
    "select host from settings_sites where id = $1 for update",
    [id],
  );
  return row;
}

/** Until the transaction ends, hosts are added one after the other. */
export async function lockHosts(db: Queryable): Promise<void> {
  await db.query("select pg_advisory_xact_lock(hashtextextended('settings_hosts', 0))");
}

/** Whether a host is a site's own or another one of it. */
export async function isHostTaken(db: Queryable, host: string): Promise<boolean> {
  const rows = await db.query(
    `select from settings_sites where host = $1
     union all select from settings_aliases where host = $1`,
    [host],
  );
  return rows.length > 0;
}

export async function insertAlias(db: Queryable, { host, siteId }: AliasRow): Promise<void> {
  await db.query("insert into settings_aliases (host, site_id) values ($1, $2)", [host, siteId]);
}

/** Answers whether the site had it. */
export async function deleteAlias(db: Queryable, { host, siteId }: AliasRow): Promise<boolean> {
  const rows = await db.query(
    "delete from settings_aliases where host = $1 and site_id = $2 returning host",
    [host, siteId],
  );
  return rows.length > 0;
}
