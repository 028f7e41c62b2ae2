import type pg from "pg";

/** A constraint or unique index, by which a table refuses rows. */
export type Refusal = {
  table: string;
  name: string;
  definition: string;
  /** The columns that it names; none when it names expressions only. */
  columns: readonly string[];
};

type Limits = { columns: string[]; refusals: Refusal[] };

/** The columns of the tables of a database, and what their constraints refuse. */
export async function readLimits(client: pg.Client): Promise<Limits> {
  const columns = await client.query<{ place: string }>(
    `select c.relname || '.' || a.attname as place from pg_attribute a
     join pg_class c on c.oid = a.attrelid
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
       and not c.relispartition and a.attnum > 0 and not a.attisdropped order by 1`,
  );
  const refusals = await client.query<Refusal>(
    `with named as (
       select conrelid as "tableId", conname::text as name, pg_get_constraintdef(oid) as definition,
         conkey as numbers
       from pg_constraint where contype in ('c', 'f', 'p', 'u', 'x')
       union all
       select indrelid, indexrelid::regclass::text, pg_get_indexdef(indexrelid), indkey::int2[]
       from pg_index where indisunique and not indisprimary
         and not exists (select from pg_constraint where conindid = indexrelid)
     )
     select c.relname::text as table, n.name, n.definition,
       array(select attname::text from pg_attribute
             where attrelid = c.oid and attnum = any(n.numbers) order by attnum) as columns
     from named n join pg_class c on c.oid = n."tableId"
     where c.relnamespace = 'public'::regnamespace and not c.relispartition order by 1, 2`,
  );
  return { columns: columns.rows.map(({ place }) => place), refusals: refusals.rows };
}
