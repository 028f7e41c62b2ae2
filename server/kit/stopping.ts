import type { Log } from "#server/kit/log.ts";

/** What is under way gets this long; the supervisor kills the process after twenty seconds. */
const DRAIN_AT_MOST_MS = 10_000;

/**
 * Ends the process once what is open is closed: when it is asked to, when the process that
 * started it is gone, because nothing may go on unattended, and after an uncaught error, because
 * what that left half done is unknown. The error is one line of the log; the exit code is 1 then,
 * and 0 otherwise. Asked again, it goes on closing.
 */
export function stopWhenAsked(
  log: Log,
  close: () => Promise<void>,
  { drainAtMostMs = DRAIN_AT_MOST_MS }: { drainAtMostMs?: number } = {},
): void {
  let isStopping = false;
  const stop = async (reason: string, exitCode: number): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    log.info({ reason }, "stopping");
    const isClosed = await closeWithin(drainAtMostMs, close, log);
    process.exit(isClosed ? exitCode : 1);
  };
  process.on("SIGTERM", () => void stop("SIGTERM", 0));
  process.on("SIGINT", () => void stop("SIGINT", 0));
  process.on("disconnect", () => void stop("the starter is gone", 0));
  // A promise that was rejected and not handled comes here too.
  process.on("uncaughtException", (error: unknown, origin: string) => {
    log.fatal({ err: error, origin }, "an error that nothing caught");
    void stop("an error that nothing caught", 1);
  });
}

/** Whether it closed in time and without a fault. */
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
