import { useCallback, useEffect, useState } from "react";
import { useFormat } from "#ui/format-context.tsx";
import { useApp } from "#site/app/app-context.tsx";

const lookEveryMs = 60_000;

/**
 * The server's moment, in milliseconds since 1970: that of the document and the time since then, so
 * that a wrong clock of the device changes nothing. Only in the browser.
 */
export function useServerClock(): () => number {
  const { now } = useApp();
  return useCallback(() => Date.parse(now) + Date.now() - performance.timeOrigin, [now]);
}

/** The present day of the site, YYYY-MM-DD; a page that stays open past midnight follows it. */
export function useToday(): string {
  const { now } = useApp();
  const format = useFormat();
  const clock = useServerClock();
  const [today, setToday] = useState(() => format.date(now));
  useEffect(() => {
    const look = () => setToday(format.date(new Date(clock()).toISOString()));
    look();
    const timer = setInterval(look, lookEveryMs);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [clock, format]);
  return today;
}
