import type pg from "pg";

/** Promises of a room, each with the query that finds the rows (`detail`) where it is broken. */
export type Checks = Record<string, string>;

/** The rows where a promise is broken, each as one sentence, `most` at most. */
export async function faultsIn(
  client: Pick<pg.ClientBase | pg.Pool, "query">,
  promise: string,
  sql: string,
  most: number,
): Promise<string[]> {
  const { rows } = await client.query<{ detail: string }>(`${sql} limit ${most}`);
  return rows.map(({ detail }) => `${promise}: ${detail}`);
}
