import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { pino } from "pino";
import {
  scheduledJobsOf,
  startScheduledJobs,
  type ScheduledJob,
} from "#server/app/scheduled-jobs.ts";
import { SYSTEM } from "#server/kit/act.ts";
import { fromWon } from "#server/kit/money.ts";
import { openMetrics } from "#server/metrics/metrics.ts";
import { placeDeposit } from "#server/payments/deposits.ts";
import { useTestApp } from "#tests/support/app.ts";
import { makePlayer } from "#tests/support/members.ts";

describe("scheduled jobs", () => {
  const test = useTestApp();
  const quiet = pino({ level: "silent" });
  const turn = (ms = 20) => new Promise((resolve) => setTimeout(resolve, ms));

  const runAll = async () => {
    const ledgerSigningKey = Buffer.alloc(32, 7).toString("base64url");
    const checkpointsFile = join(test.uploadsDir, "checkpoints");
    const jobs = scheduledJobsOf(test.app.acts, () => undefined, {
      ledgerSigningKey,
      checkpointsFile,
    });
    for (const job of jobs) {
      // The demo seed's postings fill several seals; others count a day that has no count yet.
      let steps = 0;
      while ((await job.step()) > 0) expect(++steps, job.name).toBeLessThan(50);
    }
    return jobs.length;
  };

  it("each runs against the migrated and seeded database", async () => {
    expect(await runAll()).toBeGreaterThan(40);
  });

  it("none asks for a deposit for a member whose money is used up, or tops them up", async () => {
    const { db, acts } = test.app;
    const { memberId } = await makePlayer(db, { cash: fromWon(0) });
    const earlier = await acts.perform(SYSTEM, (act) =>
      placeDeposit(act, memberId, { amount: fromWon(50_000) }),
    );
    for (let day = 0; day < 3; day++) {
      test.clock.advance(86_400_000);
      await runAll();
    }
    const requests = await db.query<{ id: bigint; status: string }>(
      "select id, status from payment_requests where member_id = $1",
      [memberId],
    );
    expect(requests).toEqual([{ id: earlier, status: "cancelled" }]);
    const held = await db.query<{ balance: bigint }>(
      "select balance from ledger_accounts where member_id = $1 and balance <> 0",
      [memberId],
    );
    expect(held).toEqual([]);
  });

  it("repeats a step while there is work, in one process at a time", async () => {
    let left = 6;
    let atOnce = 0;
    let most = 0;
    const job: ScheduledJob = {
      name: "test",
      everyMs: 15,
      async step() {
        most = Math.max(most, ++atOnce);
        await turn(5);
        atOnce--;
        return left > 0 ? left-- : 0;
      },
    };
    const workers = [1, 2].map(() => startScheduledJobs(test.appUrl, quiet, [job], openMetrics()));
    while (left > 0) await turn();
    await Promise.all(workers.map((worker) => worker.stop()));
    expect(most).toBe(1);
  });

  it("logs and counts a job that fails, does the others, and tries it again", async () => {
    const lines: string[] = [];
    const log = pino({}, { write: (line: string) => lines.push(line) });
    let runs = 0;
    const failing: ScheduledJob = {
      name: "failing",
      everyMs: 10,
      step: () => {
        runs++;
        return Promise.reject(new Error("no luck"));
      },
    };
    const metrics = openMetrics();
    const worker = startScheduledJobs(test.appUrl, log, [failing], metrics);
    while (runs < 3) await turn();
    await worker.stop();
    expect(lines.some((line) => line.includes('"job":"failing"') && line.includes("no luck"))).toBe(
      true,
    );
    const { values } = await metrics.jobFailures.get();
    expect(values).toEqual([{ labels: { task: "failing" }, value: runs }]);
    expect((await metrics.jobEnded.get()).values).toEqual([]);
  });
});
