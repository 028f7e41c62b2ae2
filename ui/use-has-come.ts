import { useEffect, useState } from "react";

/** Whether a moment has come, as `performance.now()`; timers end late in hidden tabs, never early. */
export function useHasCome(at: number | null): boolean {
  const [cameAt, setCameAt] = useState<number | null>(null);
  useEffect(() => {
    if (at === null) return;
    const timer = setTimeout(() => setCameAt(at), Math.max(0, at - performance.now()));
    return () => clearTimeout(timer);
  }, [at]);
  return at !== null && cameAt === at;
}
