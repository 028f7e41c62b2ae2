import { describe, expect, it } from "vitest";
import { openMetrics } from "#server/metrics/metrics.ts";
import { measureBackups } from "#server/metrics/backups/backups.ts";
import { useTestApp } from "#tests/support/app.ts";

describe("the age of backups", () => {
  const test = useTestApp();
  const read = async () => {
    const metrics = openMetrics();
    measureBackups(metrics, test.app.db);
    const lines = (await metrics.registry.metrics()).split("\n");
    return ["backup", "drill"].map((kind) => {
      const name = `dalbit_backup_ended_timestamp_seconds{kind="${kind}"}`;
      return lines.find((line) => line.startsWith(name))?.split(" ")[1];
    });
  };

  it("is that of the last good one, and 0 before the first", async () => {
    expect(await read()).toEqual(["0", "0"]);
    await test.owner.query(
      `insert into settings_backups (kind, is_good, finished_at, seconds)
       values ('backup', true, to_timestamp(1000), 1), ('backup', true, to_timestamp(2000), 1),
         ('backup', false, to_timestamp(3000), 1), ('drill', false, to_timestamp(4000), 1)`,
    );
    expect(await read()).toEqual(["2000", "0"]);
  });
});
