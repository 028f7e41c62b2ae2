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

/**
 * The faults of all rules in one snapshot, so that bets under way cannot appear as faults. The
 * statements may take as long as `timeout`, which PostgreSQL reads.
 */
export async function faultsAtOneMoment(
  pool: pg.Pool,
  checks: Checks,
  { most, timeout }: { most: number; timeout: string },
): Promise<string[]> {
  const client = await pool.connect();
  let broken: Error | undefined;
  // Unhandled, this event of a lost connection would end the process.
  const onLoss = (error: Error) => (broken = error);
  client.on("error", onLoss);
  try {
    await client.query("begin isolation level repeatable read read only");
    await client.query("select set_config('statement_timeout', $1, true)", [timeout]);
    // Newly filled tables have no statistics yet, and all these joins are large.
    await client.query("set local enable_nestloop = off");
    const faults: string[] = [];
    for (const [promise, sql] of Object.entries(checks))
      faults.push(...(await faultsIn(client, promise, sql, most)));
    return faults;
  } finally {
    // After a failed rollback the pool discards the connection.
    await client.query("rollback").catch((failure: Error) => (broken = failure));
    client.off("error", onLoss);
    client.release(broken);
  }
}
