import { setImmediate } from "node:timers/promises";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { pino } from "pino";
import { startScheduledJobs, type ScheduledJob } from "#server/app/running-jobs.ts";
import { openMetrics } from "#server/metrics/metrics.ts";
import { useTestApp } from "#tests/support/app.ts";

describe("scheduled jobs", () => {
  const test = useTestApp();
  const quiet = pino({ level: "silent" });
  const turn = (ms = 20) => new Promise((resolve) => setTimeout(resolve, ms));

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
    const metrics = { first: openMetrics(), second: openMetrics() };
    const start = (worker: keyof typeof runs) => {
      const step = () => Promise.resolve(Number(runs[worker]++ < 0));
      const job: ScheduledJob = { name: "one of two", everyMs: 10, step };
      return startScheduledJobs(test.appUrl, quiet, [job], metrics[worker]);
    };
    const first = start("first");
    while (runs.first === 0) await turn();
    const second = start("second");
    const before = runs.first;
    while (runs.first < before + 10) await turn();
    expect(runs.second).toBe(0);
    // An alarm watches when a job ended last, in whatever process.
    expect((await metrics.second.jobEnded.get()).values).toEqual([]);
    expect((await metrics.first.jobEnded.get()).values).toHaveLength(1);
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
    const holders = () =>
      test.app.db.query<{ pid: number }>(
        `select pid from pg_locks
         where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())`,
      );
    // The connection of the test before may be ending still.
    let [holder, another] = await holders();
    while (another) [holder, another] = await holders();
    await test.app.db.query("select pg_terminate_backend($1)", [holder?.pid]);
    const isLost = () => lines.some((line) => line.includes("lost the jobs' connection"));
    while (!isLost()) await turn();
    const before = runs;
    while (runs < before + 3) await turn();
    // The step that was under way has ended by now.
    most = 0;
    while (runs < before + 20) await turn();
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

  it("tries a daily job that failed again after a minute", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    let runs = 0;
    const step = () => (runs++ === 0 ? Promise.reject(new Error("no luck")) : Promise.resolve(0));
    const job: ScheduledJob = { name: "daily", everyMs: 86_400_000, step };
    const metrics = openMetrics();
    const worker = startScheduledJobs(test.appUrl, quiet, [job], metrics);
    const ended = async () => (await metrics.jobEnded.get()).values.length;
    while ((await metrics.jobFailures.get()).values.length === 0) await setImmediate();
    vi.advanceTimersByTime(59_000);
    await setImmediate();
    expect(runs).toBe(1);
    vi.advanceTimersByTime(1_000);
    while ((await ended()) === 0) await setImmediate();
    vi.advanceTimersByTime(600_000);
    await setImmediate();
    expect(runs).toBe(2);
    await worker.stop();
  });
});
