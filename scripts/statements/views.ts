import type { Client } from "pg";
import { isNode, nodeOf, nodesOf, numberOf, readTree } from "#scripts/statements/node-tree.ts";

/**
 * The columns of views over one table, as `view.column`, with the columns of that table which they
 * show. A view shows its rows as they are, so what holds for the one holds for the other.
 */
export async function readColumnsOfViews(client: Client): Promise<ReadonlyMap<string, string>> {
  const views = await client.query<{ view: number; tree: string }>(
    `select ev_class::int as view, ev_action::text as tree
     from pg_rewrite join pg_class on pg_class.oid = ev_class
     where rulename = '_RETURN' and relkind = 'v' and relnamespace = 'public'::regnamespace`,
  );
  const columns = new Map<string, string>();
  for (const { view, tree } of views.rows) {
    const read = readTree(tree);
    const [query] = Array.isArray(read) ? read.filter(isNode) : [];
    const source = query && nodeOf(query, "jointree");
    if (!query || !source || nodesOf(source, "fromlist").length !== 1) continue;
    for (const column of nodesOf(query, "targetList")) {
      const [table, origin] = [numberOf(column, "resorigtbl"), numberOf(column, "resorigcol")];
      if (table > 0) columns.set(`${view}.${numberOf(column, "resno")}`, `${table}.${origin}`);
    }
  }
  return columns;
}
