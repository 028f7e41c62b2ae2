import type { RoundWriter } from "#server/games/round-writer.ts";
import type { OfficeStream } from "#server/http/push/office-stream.ts";
import type { Push } from "#server/http/push/push.ts";
import type { Database } from "#server/kit/database.ts";
import { readOnCollect, type Metrics } from "#server/metrics/metrics.ts";
import type { Reader } from "#server/kit/replica/reader.ts";
import { measureReplica } from "#server/metrics/replica.ts";
import { measurePools } from "#server/metrics/pools.ts";

type Measured = {
  pools: Readonly<Record<string, Database>>;
  reader: Reader;
  writer: RoundWriter;
  push: Push;
  office: OfficeStream;
};

/** Adds what the web process has open at the moment: connections, waiting bets, open pages. */
export function measureProcess(
  metrics: Metrics,
  { pools, reader: { replica }, writer, push, office }: Measured,
): void {
  measurePools(metrics, { ...pools, ...(replica && { replica: replica.pool }) });
  measureReplica(metrics, replica);
  readOnCollect(
    metrics,
    {
      name: "dalbit_bets_waiting",
      help: "Providers' calls about rounds that wait to be written",
      labelNames: [],
    },
    () => [{ labels: {}, value: writer.batcher.waiting }],
  );
  readOnCollect(
    metrics,
    {
      name: "dalbit_open_streams",
      help: "Open pages of members and screens of operators",
      labelNames: ["audience"],
    },
    () => [
      { labels: { audience: "members" }, value: push.open() },
      { labels: { audience: "operators" }, value: office.open() },
    ],
  );
}
