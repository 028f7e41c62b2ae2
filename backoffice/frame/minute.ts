import { useEffect, useState } from "react";

/** The present moment, ISO 8601, renewed every half minute for ages in words. */
export function useMinute(): string {
  const [now, setNow] = useState(() => new Date().toISOString());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date().toISOString()), 30_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
