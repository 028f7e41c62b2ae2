import { useEffect } from "react";

/** Source: specification, section 9. */
const checkEveryMs = 30_000;
/** After this many failed checks, or this long without one, the balance is marked as stale. */
const failuresUntilStale = 3;
const staleAfterMs = 90_000;

/**
 * Checks every 30 s while the page is visible and a member is signed in; pauses when hidden, and
 * checks at once on return. `check` answers null on failure.
 */
export function useHealthCheck(
  member: boolean,
  check: () => Promise<unknown>,
  setStale: (stale: boolean) => void,
): void {
  useEffect(() => {
    if (!member) return;
    let failures = 0;
    let goodAt = performance.now();
    let timer: ReturnType<typeof setInterval> | undefined;
    const run = async () => {
      const good = (await check()) !== null;
      failures = good ? 0 : failures + 1;
      if (good) goodAt = performance.now();
      setStale(failures >= failuresUntilStale || performance.now() - goodAt > staleAfterMs);
    };
    const start = () => {
      clearInterval(timer);
      timer = setInterval(() => void run(), checkEveryMs);
    };
    const visibility = () => {
      clearInterval(timer);
      if (document.hidden) return;
      void run();
      start();
    };
    if (!document.hidden) start();
    document.addEventListener("visibilitychange", visibility);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", visibility);
    };
  }, [member, check, setStale]);
}
