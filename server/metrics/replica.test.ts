import { describe, expect, it } from "vitest";
import { openMetrics } from "#server/metrics/metrics.ts";
import { measureReplica } from "#server/metrics/replica.ts";

const linesOf = async (metrics: ReturnType<typeof openMetrics>) =>
  (await metrics.registry.metrics())
    .split("\n")
    .filter((line) => /^dalbit_(replica|late_reads)/.test(line));

describe("the figures of the replica", () => {
  it("have no value without one, so that no alert takes it for one that is left", async () => {
    const metrics = openMetrics();
    measureReplica(metrics, null);
    expect(await linesOf(metrics)).toEqual([]);
  });

  it("say whether it is read from, how far it is behind, and what it answered", async () => {
    const metrics = openMetrics();
    const watch = { isUsed: false, behindMs: 1_500 };
    measureReplica(metrics, { watch, reads: { replica: 7, primary: 2 } });
    expect(await linesOf(metrics)).toEqual([
      "dalbit_replica_used 0",
      "dalbit_replica_behind_seconds 1.5",
      'dalbit_late_reads_total{server="replica"} 7',
      'dalbit_late_reads_total{server="primary"} 2',
    ]);
  });
});
