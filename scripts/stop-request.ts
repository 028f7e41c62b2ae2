/**
 * Aborts when the person at the terminal or the system asks this process to end, or when the
 * process that started it is gone. npm and the terminal both pass signals on, so the same request
 * may arrive several times.
 */
export function onStopRequest(): AbortSignal {
  const controller = new AbortController();
  const abort = (): void => controller.abort(new Error("Stopped during the start."));
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, abort);
  process.once("disconnect", abort);
  process.channel?.unref();
  return controller.signal;
}

/** Resolves when the signal aborts. */
export function aborted(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => signal.addEventListener("abort", () => resolve()));
}
