import type { Log } from "#server/kit/log.ts";

/**
 * Ends the process once what is open is closed: when it is asked to, and when whoever started it
 * is gone, because nothing may go on unattended. Asked again, it goes on closing.
 */
export function stopWhenAsked(log: Log, close: () => Promise<void>): void {
  let isStopping = false;
  const stop = async (reason: string): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    log.info({ reason }, "stopping");
    await close();
    process.exit(0);
  };
  process.on("SIGTERM", () => void stop("SIGTERM"));
  process.on("SIGINT", () => void stop("SIGINT"));
  process.on("disconnect", () => void stop("the starter is gone"));
}
