import type { Client } from "pg";

type Table = { name: string; columns: string[]; identities: string[] };
type Partition = { definition: string };

const TABLES = `
  select c.relname as name,
    array(select quote_ident(attname) from pg_attribute
          where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = ''
          order by attnum) as columns,
    array(select attname::text from pg_attribute
          where attrelid = c.oid and attidentity <> '' order by attnum) as identities
  from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
    and not c.relispartition order by c.relname`;

const PARTITIONS = `
  select format('create table if not exists %I partition of %I %s;', c.relname, p.relname,
    pg_get_expr(c.relpartbound, c.oid)) as definition
  from pg_inherits i join pg_class c on c.oid = i.inhrelid join pg_class p on p.oid = i.inhparent
  where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace order by 1`;

/**
 * Every row of a database as SQL that replaces the rows of another with the same tables. Run it as
 * a superuser: it skips triggers and references.
 */
export async function dumpRows(client: Client): Promise<string> {
  const tables = (await client.query<Table>(TABLES)).rows;
  const partitions = (await client.query<Partition>(PARTITIONS)).rows;
  const statements = [
    "set session_replication_role = replica;",
    ...partitions.map(({ definition }) => definition),
    // PostgreSQL ignores here that a table with unenforced references is in the list too.
    `truncate ${tables.map(({ name }) => name).join(", ")} cascade;`,
  ];
  for (const { name, columns, identities } of tables) {
    const { rows } = await client.query<{ rows: string | null }>(
      `select json_agg(to_json(t) order by to_json(t)::text)::text as rows from ${name} t`,
    );
    const json = rows[0]?.rows;
    if (!json) continue;
    const list = columns.join(", ");
    statements.push(
      `insert into ${name} (${list}) overriding system value
       select ${list} from json_populate_recordset(null::${name}, $rows$${json}$rows$);`,
      ...identities.map(
        (column) =>
          `select setval(pg_get_serial_sequence('${name}', '${column}'), max(${column})) from ${name};`,
      ),
    );
  }
  return [...statements, "reset session_replication_role;", ""].join("\n");
}
