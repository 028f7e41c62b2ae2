import { Counter } from "prom-client";
import type { Replica } from "#server/kit/replica/reader.ts";
import { readOnCollect, type Metrics } from "#server/metrics/metrics.ts";

/**
 * Adds whether the replica is read from, how far it is behind, and what it answered; without one
 * these metrics have no value.
 */
export function measureReplica(
  metrics: Metrics,
  replica: Pick<Replica, "watch" | "reads"> | null,
): void {
  const gauge = (name: string, help: string, read: (from: Pick<Replica, "watch">) => number) =>
    readOnCollect(metrics, { name, help, labelNames: [] }, () =>
      replica ? [{ labels: {}, value: read(replica) }] : [],
    );
  gauge("dalbit_replica_used", "1 while calls that may be late are read from the replica", (from) =>
    Number(from.watch.isUsed),
  );
  gauge(
    "dalbit_replica_behind_seconds",
    "Everything that was committed so long ago is on the replica",
    (from) => from.watch.behindMs / 1_000,
  );
  const reads = new Counter({
    name: "dalbit_late_reads_total",
    help: "Statements and transactions of calls that may be late, by the server that answered",
    labelNames: ["server"],
    registers: [],
    collect() {
      this.reset();
      for (const [server, value] of Object.entries(replica?.reads ?? {}))
        this.inc({ server }, value);
    },
  });
  metrics.registry.registerMetric(reads);
}
