import { useEffect, useState } from "react";

/** The present moment, ISO 8601, updated every half minute for relative times. */
export function useMinute(): string {
  const [now, setNow] = useState(() => new Date().toISOString());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date().toISOString()), 30_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
