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

  it("are done by one process until it ends, and then by another", async () => {
    const runs = { first: 0, second: 0 };
    const start = (worker: keyof typeof runs) => {
      const step = () => Promise.resolve(Number(runs[worker]++ < 0));
      const job: ScheduledJob = { name: "one of two", everyMs: 10, step };
      return startScheduledJobs(test.appUrl, quiet, [job], openMetrics());
    };
    const first = start("first");
    while (runs.first === 0) await turn();
    const second = start("second");
    const before = runs.first;
    while (runs.first < before + 10) await turn();
    expect(runs.second).toBe(0);
    await first.stop();
    const until = runs.first;
    while (runs.second < 3) await turn();
    await second.stop();
    expect(runs.first).toBe(until);
  });

  it("go on after the connection of the locks is lost, by one process again", async () => {
    const lines: string[] = [];
    const log = pino({}, { write: (line: string) => lines.push(line) });
    let atOnce = 0;
    let most = 0;
    let runs = 0;
    const job: ScheduledJob = {
      name: "cut off",
      everyMs: 10,
      async step() {
        most = Math.max(most, ++atOnce);
        await turn(2);
        atOnce--;
        return Number(runs++ < 0);
      },
    };
    const workers = [1, 2].map(() => startScheduledJobs(test.appUrl, log, [job], openMetrics()));
    while (runs < 3) await turn();
    const cut = await test.app.db.query(
      `select pg_terminate_backend(pid) from pg_locks
       where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())`,
    );
    const before = runs;
    while (runs < before + 3) await turn();
    // The step that was under way has ended by now.
    most = 0;
    while (runs < before + 20) await turn();
    await Promise.all(workers.map((worker) => worker.stop()));
    expect(cut).toHaveLength(1);
    expect(most).toBe(1);
    expect(lines.some((line) => line.includes("lost the jobs' connection"))).toBe(true);
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
