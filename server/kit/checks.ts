import type pg from "pg";

/** The rules of a room, each with the query that finds the rows (`detail`) which break it. */
export type Checks = Record<string, string>;

/** The rows that break a rule, each as one sentence, at most `most`. */
export async function faultsIn(
  client: Pick<pg.ClientBase | pg.Pool, "query">,
  promise: string,
  sql: string,
  most: number,
): Promise<string[]> {
  const { rows } = await client.query<{ detail: string }>(`${sql} limit ${most}`);
  return rows.map(({ detail }) => `${promise}: ${detail}`);
}
