import type { Database } from "#server/kit/database.ts";
import { readOnCollect, type Metrics } from "#server/metrics/metrics.ts";

/** Adds the connections of each pool: those in use, those that are free, and who waits for one. */
export function measurePools(metrics: Metrics, pools: Readonly<Record<string, Database>>): void {
  readOnCollect(
    metrics,
    {
      name: "dalbit_database_connections",
      help: "Connections of this process to the database, and callers that wait for one",
      labelNames: ["pool", "state"],
    },
    () =>
      Object.entries(pools).flatMap(([name, { pool }]) => [
        { labels: { pool: name, state: "used" }, value: pool.totalCount - pool.idleCount },
        { labels: { pool: name, state: "free" }, value: pool.idleCount },
        { labels: { pool: name, state: "waited-for" }, value: pool.waitingCount },
      ]),
  );
}
