import type { Queryable } from "#server/kit/database.ts";
import { keptFor } from "#server/kit/kept-for.ts";
import { readOnCollect, type Metrics } from "#server/metrics/metrics.ts";
import * as store from "#server/metrics/waiting/store.ts";

const queues = [
  "deposits",
  "withdrawals",
  "helps",
  "proposals",
  "identity-checks",
  "privacy-requests",
  "seals",
  "alert-deliveries",
] as const;

/** How long a reading serves later collections: several collectors ask the database once. */
const KEPT_MS = 5_000;

/**
 * Adds what waits for staff or for a job: the number, and the seconds for which the oldest has
 * waited. A queue without anything reads 0.
 */
export function measureWaiting(metrics: Metrics, db: Queryable): void {
  const read = keptFor(KEPT_MS, () => store.listWaiting(db));
  const gauge = (name: string, help: string, value: (row: store.WaitingRow) => number) =>
    readOnCollect(metrics, { name, help, labelNames: ["queue"] }, async () => {
      const rows = await read();
      return queues.map((queue) => {
        const row = rows.find((each) => each.queue === queue);
        return { labels: { queue }, value: row ? value(row) : 0 };
      });
    });
  gauge("dalbit_waiting", "What waits for staff or for a job", ({ count }) => count);
  gauge(
    "dalbit_waiting_oldest_seconds",
    "How long the oldest of a queue has waited",
    ({ seconds }) => seconds,
  );
}
