import { BoundedMap } from "#server/kit/bounded-map.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { PublicChanges } from "#server/kit/public-changes/public-changes.ts";

/** For a process that does not hear of changes, and for a notification that is lost unnoticed. */
const KEPT_UNHEARD_MS = 1_000;
export const KEPT_MS = 10_000;

export type Keeping = {
  changes: PublicChanges;
  clock: Clock;
  /** The longest time for which an answer is kept. */
  forMs?: number;
  /** How many keys are kept; the oldest makes room. */
  atMost?: number;
};

type Kept<Value> = { state: number | null; until: number; value: Promise<Value> };

/**
 * Reads once for each key until something public changes, ten seconds at most. A failed read is
 * not kept.
 */
export function keptWhileUnchanged<Value>(
  { changes, clock, forMs = KEPT_MS, atMost = 100 }: Keeping,
  read: (key: string) => Promise<Value>,
): (key: string) => Promise<Value> {
  const kept = new BoundedMap<string, Kept<Value>>(atMost);
  return (key) => {
    const now = clock.now().getTime();
    const state = changes.state();
    const known = kept.get(key);
    if (known && known.state === state && now < known.until) return known.value;
    const value = read(key);
    const lasts = state === null ? Math.min(forMs, KEPT_UNHEARD_MS) : forMs;
    kept.delete(key);
    kept.set(key, { state, until: now + lasts, value });
    value.catch(() => {
      if (kept.get(key)?.value === value) kept.delete(key);
    });
    return value;
  };
}
