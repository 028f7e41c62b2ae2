import type { ComponentFault } from "#server/components/list.ts";
import type { Queryable } from "#server/kit/database.ts";

/**
 * The functions and triggers of the schema `public` with the SHA-256 of what PostgreSQL says of
 * each, ordered by name. Those of extensions and of partitions are left out.
 */
export const listHashes = (db: Queryable): Promise<{ name: string; hash: string }[]> =>
  db.query<{ name: string; hash: string }>(
    `select name, encode(sha256(convert_to(definition, 'UTF8')), 'hex') as hash from (
       select 'function ' || p.oid::regprocedure::text as name, pg_get_functiondef(p.oid) as definition
       from pg_proc p
       where p.pronamespace = 'public'::regnamespace and p.prokind in ('f', 'p', 'w')
         and not exists (select from pg_depend d where d.classid = 'pg_proc'::regclass
           and d.objid = p.oid and d.deptype = 'e')
       union all
       select 'trigger ' || t.tgname || ' on ' || c.relname,
         pg_get_triggerdef(t.oid) || ' ' || t.tgenabled::text
       from pg_trigger t join pg_class c on c.oid = t.tgrelid
       where not t.tgisinternal and not c.relispartition
         and c.relnamespace = 'public'::regnamespace) all_of_them
     order by name collate "C"`,
  );

export type ComponentCheckRow = {
  id: bigint;
  at: Date;
  kind: "start" | "whole";
  process: "web" | "worker";
  host: string;
  release: string;
  components: number;
  faultCount: number;
  /** The first of them. */
  faults: ComponentFault[];
};

/** Keeps the outcome of a check. */
export async function insertCheck(
  db: Queryable,
  row: Omit<ComponentCheckRow, "id">,
): Promise<void> {
  await db.query(
    `insert into component_checks (at, kind, process, host, release, components, fault_count, faults)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      row.at,
      row.kind,
      row.process,
      row.host,
      row.release,
      row.components,
      row.faultCount,
      JSON.stringify(row.faults),
    ],
  );
}

/** The newest checks. */
export const listChecks = (db: Queryable, most: number): Promise<ComponentCheckRow[]> =>
  db.query<ComponentCheckRow>(
    `select id, at, kind, process, host, release, components, fault_count as "faultCount", faults
     from component_checks order by id desc limit $1`,
    [most],
  );

/** Deletes at most so many checks; answers how many. */
export async function deleteChecks(db: Queryable, before: Date, most: number): Promise<number> {
  const rows = await db.query(
    `delete from component_checks where id in (
       select id from component_checks where at < $1 order by at limit $2) returning id`,
    [before, most],
  );
  return rows.length;
}
