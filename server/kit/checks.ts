import { createHash } from "node:crypto";
import type pg from "pg";

/** The rules of a room, each with the query that finds the rows (`detail`) which break it. */
export type Checks = Record<string, string>;

/**
 * The rows that break a rule, each as one sentence, at most `most`. The connection keeps the plan if
 * `keepsPlan`.
 */
export async function faultsIn(
  client: Pick<pg.ClientBase, "query">,
  promise: string,
  sql: string,
  { most, keepsPlan = false }: { most: number; keepsPlan?: boolean },
): Promise<string[]> {
  const text = `${sql} limit ${most}`;
  const { rows } = await client.query<{ detail: string }>({
    text,
    ...(keepsPlan && { name: createHash("sha256").update(text).digest("hex").slice(0, 32) }),
  });
  return rows.map(({ detail }) => `${promise}: ${detail}`);
}

type Extent = {
  most: number;
  /** How long the statements may take, as PostgreSQL reads it. */
  timeout: string;
  keepsPlan?: boolean;
};

/**
 * At most five faults of each rule, for tests. They check small books often, where PostgreSQL spends
 * most of the time on plans, so that the connection keeps them.
 */
export const faultsOfSmallBooks = (pool: pg.Pool, checks: Checks): Promise<string[]> =>
  faultsAtOneMoment(pool, checks, { most: 5, timeout: "120s", keepsPlan: true });

/** The faults of all rules in one snapshot, so that bets under way cannot appear as faults. */
export async function faultsAtOneMoment(
  pool: pg.Pool,
  checks: Checks,
  { timeout, ...extent }: Extent,
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
      faults.push(...(await faultsIn(client, promise, sql, extent)));
    return faults;
  } finally {
    // After a failed rollback the pool discards the connection.
    await client.query("rollback").catch((failure: Error) => (broken = failure));
    client.off("error", onLoss);
    client.release(broken);
  }
}
