import type { Client } from "pg";

/**
 * One line for each placed table without the column `bucket`, each of its unique indexes that does
 * not begin with it, and each of its foreign keys that leads to another node.
 */
export async function faultsOfKeys(
  client: Pick<Client, "query">,
  placed: readonly string[],
  everywhere: readonly string[],
): Promise<string[]> {
  const { rows: columns } = await client.query<{ name: string; hasBucket: boolean }>(
    `select name, to_regclass(name) is not null and exists (
       select from pg_attribute where attrelid = to_regclass(name) and attname = 'bucket'
         and attnotnull) as "hasBucket"
     from unnest($1::text[]) name`,
    [placed],
  );
  const { rows: indexes } = await client.query<{ table: string; name: string; first: string }>(
    `select i.indrelid::regclass::text as table, i.indexrelid::regclass::text as name,
       coalesce(a.attname, 'an expression') as first
     from pg_index i left join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0]
     where i.indisunique and i.indrelid::regclass::text = any($1)
       and a.attname is distinct from 'bucket' order by 1, 2`,
    [placed],
  );
  const { rows: foreign } = await client.query<{ table: string; name: string; other: string }>(
    `select conrelid::regclass::text as table, conname as name, confrelid::regclass::text as other
     from pg_constraint c
     where contype = 'f' and conrelid::regclass::text = any($1)
       and confrelid::regclass::text <> all($2)
       and not (confrelid::regclass::text = any($1) and exists (
         select from pg_attribute where attrelid = conrelid and attnum = conkey[1]
           and attname = 'bucket'))
     order by 1, 2`,
    [placed, everywhere],
  );
  return [
    ...columns.flatMap(({ name, hasBucket }) => (hasBucket ? [] : [`${name} has no bucket`])),
    ...indexes.map(({ table, name, first }) => `${table}: ${name} begins with ${first}`),
    ...foreign.map(({ table, name, other }) => `${table}: ${name} leads to ${other}`),
  ];
}
