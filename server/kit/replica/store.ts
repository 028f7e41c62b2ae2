import type { Queryable } from "#server/kit/database.ts";
import type { Standing } from "#server/kit/replica/standing.ts";

/** What a server says about itself. */
export async function findStanding(db: Queryable): Promise<Standing> {
  const [row] = await db.query<Standing>(
    `select coalesce(cluster.system_identifier::text, '') as cluster, here.oid::text as database,
       pg_is_in_recovery() as "isStandby",
       coalesce(pg_wal_lsn_diff(case when pg_is_in_recovery() then pg_last_wal_replay_lsn()
         else pg_current_wal_flush_lsn() end, '0/0'), 0)::bigint as "end"
     from pg_control_system() cluster, pg_database here where here.datname = current_database()`,
  );
  if (!row) throw new Error("the server answered nothing about itself");
  return row;
}
