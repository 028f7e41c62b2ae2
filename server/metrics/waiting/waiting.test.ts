import { describe, expect, it } from "vitest";
import { SYSTEM } from "#server/kit/act.ts";
import { fromWon } from "#server/kit/money.ts";
import { openMetrics } from "#server/metrics/metrics.ts";
import { measureWaiting } from "#server/metrics/waiting/waiting.ts";
import { placeDeposit } from "#server/payments/deposits.ts";
import { openDatabase } from "#server/kit/database.ts";
import { useTestApp } from "#tests/support/app.ts";

describe("what waits", () => {
  const test = useTestApp();
  const read = async () => {
    const metrics = openMetrics();
    const db = openDatabase(test.appUrl);
    measureWaiting(metrics, db);
    const lines = (await metrics.registry.metrics()).split("\n");
    await db.close();
    return (series: string, queue: string) =>
      Number(lines.find((line) => line.startsWith(`${series}{queue="${queue}"}`))?.split(" ")[1]);
  };

  it("reads 0 for a queue without anything, and the number and age of what waits", async () => {
    const before = await read();
    expect(before("dalbit_waiting", "alert-deliveries")).toBe(0);
    expect(before("dalbit_waiting_oldest_seconds", "alert-deliveries")).toBe(0);
    await test.app.acts.perform(SYSTEM, (act) =>
      placeDeposit(act, 1n, { amount: fromWon(50_000) }),
    );
    await test.owner.query(
      "update payment_requests set asked_at = now() - interval '90 seconds' where kind = 'deposit'",
    );
    const after = await read();
    expect(after("dalbit_waiting", "deposits")).toBe(before("dalbit_waiting", "deposits") + 1);
    expect(after("dalbit_waiting_oldest_seconds", "deposits")).toBeGreaterThanOrEqual(90);
    expect(after("dalbit_waiting_oldest_seconds", "deposits")).toBeLessThan(100);
  });

  it("includes postings without a seal", async () => {
    const [row] = await test.owner.query<{ count: bigint }>(
      "select count(*) as count from ledger_unsealed",
    );
    const now = await read();
    expect(now("dalbit_waiting", "seals")).toBe(Number(row?.count));
    expect(now("dalbit_waiting", "seals")).toBeGreaterThan(0);
  });
});
