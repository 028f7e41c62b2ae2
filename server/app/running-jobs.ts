import { openJobLocks } from "#server/kit/job-locks.ts";
import type { Log } from "#server/kit/log.ts";
import { tracedJob } from "#server/kit/tracing/tracing.ts";
import type { Metrics } from "#server/metrics/metrics.ts";

/** A job that failed or was left to another process has its next turn within this time. */
const RETRY_MS = 60_000;

/** A scheduled job. */
export type ScheduledJob = {
  name: string;
  everyMs: number;
  /** Does a bounded part of the work; answers how many items it handled, 0 when none is left. */
  step(): Promise<number>;
};

/** How a turn of a job ended: it is `left` when another process does the job, or this one ends. */
type Outcome = "done" | "left" | "failed";

/**
 * Runs the jobs at once and then at their intervals, each in one process at a time. A job that
 * fails is logged, counted and tried again within a minute, and so is a job of a process that has
 * ended. The connection of the locks is outside the pool, so a step never waits for it.
 */
export function startScheduledJobs(
  databaseUrl: string,
  log: Log,
  jobs: readonly ScheduledJob[],
  metrics: Metrics,
): { stop(): Promise<void> } {
  let isStopping = false;
  const locks = openJobLocks(
    databaseUrl,
    log,
    jobs.map(({ name }) => name),
  );
  const timers = new Map<ScheduledJob, NodeJS.Timeout>();
  const underWay = new Set<Promise<void>>();
  const attempt = async ({ name, step }: ScheduledJob): Promise<Outcome> => {
    try {
      while (!isStopping && (await locks.hold(name))) {
        if ((await tracedJob(`job ${name}`, step)) > 0) continue;
        metrics.jobEnded.setToCurrentTime({ task: name });
        return "done";
      }
      return "left";
    } catch (error) {
      metrics.jobFailures.inc({ task: name });
      log.error({ err: error, job: name }, "job failed");
      return "failed";
    }
  };
  const turn = async (job: ScheduledJob) => {
    const began = performance.now();
    const ended = metrics.jobs.startTimer({ task: job.name });
    const outcome = await attempt(job);
    if (outcome !== "left") ended();
    if (isStopping) return;
    const pause = outcome === "done" ? job.everyMs : Math.min(job.everyMs, RETRY_MS);
    const passed = performance.now() - began;
    timers.set(job, setTimeout(begin, Math.max(0, pause - passed), job));
  };
  const begin = (job: ScheduledJob) => {
    const running = turn(job).finally(() => underWay.delete(running));
    underWay.add(running);
  };
  jobs.forEach(begin);
  return {
    async stop() {
      isStopping = true;
      timers.forEach((timer) => clearTimeout(timer));
      await locks.close(Promise.all(underWay));
    },
  };
}
