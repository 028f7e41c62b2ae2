import { useEffect } from "react";
import { staleMinutes } from "#site/app/staleness.ts";

/** Source: specification, section 9. */
const checkEveryMs = 30_000;

/**
 * Checks every 30 s while the page is visible and a member is signed in; pauses when hidden, and
 * checks at once on return. `check` answers null on failure; `ageMs` is the time since the server
 * last named the balance.
 */
export function useHealthCheck(
  member: boolean,
  check: () => Promise<unknown>,
  ageMs: () => number,
  setStale: (minutes: number | null) => void,
): void {
  useEffect(() => {
    if (!member) return;
    let failures = 0;
    let timer: ReturnType<typeof setInterval> | undefined;
    const run = async () => {
      const good = (await check()) !== null;
      failures = good ? 0 : failures + 1;
      setStale(staleMinutes(failures, ageMs()));
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
  }, [member, check, ageMs, setStale]);
}
