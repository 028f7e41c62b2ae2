import { setTimeout as sleep } from "node:timers/promises";
import type { Log } from "#server/kit/log.ts";

/** How long running work may take to end; the supervisor kills the process after twenty seconds. */
const DRAIN_AT_MOST_MS = 10_000;

type StopOptions = {
  drainAtMostMs?: number;
  /** Makes the process say that it is not ready. */
  notReady?: () => void;
  /** How long it still serves afterwards, so that a balancer sees it and sends nothing new. */
  delayMs?: number;
};

/**
 * Closes and ends the process when it is asked to, when the process that started it is gone,
 * because a process must not run unattended, and after an uncaught error, because the state it left
 * is unknown. The error is one log line and the exit code is 1; otherwise it is 0. A second request
 * to stop changes nothing.
 */
export function stopWhenAsked(
  log: Log,
  close: () => Promise<void>,
  { drainAtMostMs = DRAIN_AT_MOST_MS, notReady = () => {}, delayMs = 0 }: StopOptions = {},
): void {
  let isStopping = false;
  const stop = async (reason: string, exitCode: number): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    log.info({ reason }, "stopping");
    notReady();
    await sleep(delayMs);
    const isClosed = await closeWithin(drainAtMostMs, close, log);
    process.exit(isClosed ? exitCode : 1);
  };
  process.on("SIGTERM", () => void stop("SIGTERM", 0));
  process.on("SIGINT", () => void stop("SIGINT", 0));
  process.on("disconnect", () => void stop("the starter is gone", 0));
  // Unhandled rejections arrive here too.
  process.on("uncaughtException", (error: unknown, origin: string) => {
    log.fatal({ err: error, origin }, "an error that nothing caught");
    void stop("an error that nothing caught", 1);
  });
}

/** Whether it closed in time and without an error. */
async function closeWithin(ms: number, close: () => Promise<void>, log: Log): Promise<boolean> {
  const { promise: late, resolve } = Promise.withResolvers<false>();
  const timer = setTimeout(() => {
    log.error({ afterMs: ms }, "what was open did not close in time");
    resolve(false);
  }, ms);
  const closed = close().then(
    () => true,
    (error: unknown) => {
      log.error({ err: error }, "could not close what was open");
      return false;
    },
  );
  const isClosed = await Promise.race([closed, late]);
  clearTimeout(timer);
  return isClosed;
}
