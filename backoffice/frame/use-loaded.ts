import { useEffect, useState } from "react";

type Loading<Answer> = {
  /** Null until it is there. */
  loaded: Extract<Answer, { status: "success" }> | null;
  /** It could not be read; a sheet says so, because it would wait for ever. */
  isLost: boolean;
};

/**
 * Calls `ask` for the content of a sheet when the sheet opens, and again when `ask` is another
 * function. Wrap `ask` in `useCallback`: a function that each rendering makes anew is called each time.
 */
export function useLoaded<Answer extends { status: string }>(
  ask: (stop: AbortSignal) => Promise<Answer>,
): Loading<Answer> {
  type Loaded = Extract<Answer, { status: "success" }>;
  const [result, setResult] = useState<{ of: typeof ask; loaded: Loaded | null } | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    const load = async () => {
      const answer = await ask(stop.signal).catch(() => null);
      const loaded = answer?.status === "success" ? (answer as Loaded) : null;
      if (!stop.signal.aborted) setResult({ of: ask, loaded });
    };
    void load();
    return () => stop.abort();
  }, [ask]);
  const present = result?.of === ask ? result : null;
  return { loaded: present?.loaded ?? null, isLost: present !== null && present.loaded === null };
}
