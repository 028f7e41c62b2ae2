import { join } from "node:path";
import pg from "pg";
import { faultsOfKeys } from "#scripts/buckets/keys.ts";
import { EVERYWHERE, FIRST_FUNCTIONS, PLACED, STORES } from "#scripts/buckets/tables.ts";
import { faultsOfText, tablesElsewhere } from "#scripts/buckets/texts.ts";
import { findStatements } from "#scripts/statements/find.ts";
import { openProject } from "#scripts/statements/project.ts";

/** What keeps this build from being distributed by `bucket`, one line each. */
export async function faultsOfBuckets(root: string, databaseUrl: string): Promise<string[]> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    return [
      ...(await faultsOfKeys(client, PLACED, EVERYWHERE)),
      ...(await faultsOfFunctions(client)),
      ...faultsOfStores(root),
    ];
  } finally {
    await client.end();
  }
}

type Body = { name: string; body: string };

async function faultsOfFunctions(client: pg.Client): Promise<string[]> {
  const { rows: functions } = await client.query<Body>(
    `select proname as name, coalesce(pg_get_function_sqlbody(oid), prosrc) as body from pg_proc
     where pronamespace = 'public'::regnamespace and prokind = 'f' order by 1`,
  );
  const { rows: triggers } = await client.query<{ name: string }>(
    `select distinct p.proname as name from pg_trigger t join pg_proc p on p.oid = t.tgfoid
     where t.tgrelid::regclass::text = any($1) and not t.tgisinternal`,
    [PLACED],
  );
  const { rows: tables } = await client.query<{ name: string }>(
    `select relname as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition`,
  );
  const all = tables.map(({ name }) => name);
  const first = [...FIRST_FUNCTIONS, ...triggers.map(({ name }) => name)];
  return calledFrom(first, functions).flatMap(({ name, body }) => [
    ...faultsOfText(name, body, PLACED),
    ...tablesElsewhere(name, body, { all, here: [...PLACED, ...EVERYWHERE] }),
  ]);
}

/** These functions and all that they call, by name. */
function calledFrom(first: readonly string[], functions: readonly Body[]): Body[] {
  const path = new Set(first);
  for (let before = 0; before < path.size;) {
    before = path.size;
    for (const { name, body } of functions)
      if (path.has(name))
        for (const other of functions)
          if (new RegExp(`\\b${other.name}\\(`).test(body)) path.add(other.name);
  }
  return functions.filter(({ name }) => path.has(name));
}

function faultsOfStores(root: string): string[] {
  using project = openProject(root);
  const faults = STORES.flatMap((path) => {
    const statements = findStatements(project.open, [join(root, path)]);
    if (statements.length === 0) return [`${path} has no statement`];
    return statements.flatMap(({ texts: { texts } }) =>
      texts.flatMap((text) => faultsOfText(path, text, PLACED)),
    );
  });
  return [...new Set(faults)];
}
