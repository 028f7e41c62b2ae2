import type { Queryable } from "#server/kit/database.ts";
import * as store from "#server/metrics/backups/store.ts";
import { readOnCollect, type Metrics } from "#server/metrics/metrics.ts";

const kinds = ["backup", "drill"] as const;

/** Adds when the last good backup and drill ended; 0 when there was none yet. */
export function measureBackups(metrics: Metrics, db: Queryable): void {
  readOnCollect(
    metrics,
    {
      name: "dalbit_backup_ended_timestamp_seconds",
      help: "When the last good backup and the last good drill ended; 0: never",
      labelNames: ["kind"],
    },
    async () => {
      const rows = await store.lastGood(db);
      return kinds.map((kind) => {
        const row = rows.find((each) => each.kind === kind);
        return { labels: { kind }, value: row?.seconds ?? 0 };
      });
    },
  );
}
