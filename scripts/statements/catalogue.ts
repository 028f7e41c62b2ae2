import type { Client } from "pg";
import { readColumnsOfViews } from "#scripts/statements/views.ts";

type DatabaseFunction = {
  name: string;
  /** The name of its C code, or the body of one of the product's functions. */
  code: string;
  isStrict: boolean;
  isOurs: boolean;
};

type RequiredColumn = { name: string; column: number };

/** The database's functions, columns and checks, read once. A column of a plain view is that of its table. */
export type Catalogue = {
  functionOf(oid: number): DatabaseFunction | undefined;
  isNotNull(table: number, column: number): boolean;
  /** The names and numbers of columns that are never null and have no default. */
  requiredOf(table: number): readonly RequiredColumn[];
  /** The texts that a check allows in a column; undefined when none restricts it to a list. */
  wordsOf(table: number, column: number): readonly string[] | undefined;
};

/** `(state = ANY (ARRAY['sent'::text, …]))`, which is what PostgreSQL makes of `in ('sent', …)`. */
const LIST_CHECK =
  /^CHECK \(\(\(?\w+\)?(?:::\w+)? = ANY \(\(?ARRAY\[((?:'[^']*'::[\w ]+(?:, )?)+)\]\)?(?:::text\[\])?\)\)\)$/;
const ONE_WORD_CHECK = /^CHECK \(\(\w+ = ('[^']*'::text)\)\)$/;

/** The words of a check that allows a list of them; null for any other check. */
export function wordsOfCheck(definition: string): string[] | null {
  const list = (LIST_CHECK.exec(definition) ?? ONE_WORD_CHECK.exec(definition))?.[1];
  if (list === undefined) return null;
  return [...list.matchAll(/'([^']*)'/g)].map((found) => found[1] ?? "");
}

export async function readCatalogue(client: Client): Promise<Catalogue> {
  const functions = await client.query<DatabaseFunction & { oid: number }>(
    `select oid::int, proname as name, prosrc as code, proisstrict as "isStrict",
       pronamespace <> 'pg_catalog'::regnamespace as "isOurs" from pg_proc`,
  );
  const columns = await client.query<{ place: string }>(
    `select attrelid::text || '.' || attnum as place from pg_attribute where attnotnull`,
  );
  const required = await client.query<RequiredColumn & { table: number }>(
    `select attrelid::int as table, attnum::int as column, attname::text as name from pg_attribute
     where attnotnull and not atthasdef and attidentity = '' and attgenerated = ''
       and attnum > 0 and not attisdropped`,
  );
  const checks = await client.query<{ place: string; definition: string }>(
    `select conrelid::text || '.' || conkey[1] as place, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'c' and cardinality(conkey) = 1`,
  );
  const byOid = new Map(functions.rows.map((row) => [row.oid, row]));
  const notNull = new Set(columns.rows.map(({ place }) => place));
  const requiredByTable = Map.groupBy(required.rows, ({ table }) => table);
  const words = new Map<string, string[]>();
  for (const { place, definition } of checks.rows) {
    const allowed = wordsOfCheck(definition);
    if (allowed !== null) words.set(place, allowed);
  }
  const ofViews = await readColumnsOfViews(client);
  const placeOf = (table: number, column: number): string => {
    const place = `${table}.${column}`;
    return ofViews.get(place) ?? place;
  };
  return {
    functionOf: (oid) => byOid.get(oid),
    isNotNull: (table, column) => column < 0 || notNull.has(placeOf(table, column)),
    requiredOf: (table) => requiredByTable.get(table) ?? [],
    wordsOf: (table, column) => words.get(placeOf(table, column)),
  };
}
