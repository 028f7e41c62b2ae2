/** After this many failed checks, or this long without an answer, the balance is marked as old. */
const FAILURES = 3;
const OLD_AFTER_MS = 90_000;
const MINUTE_MS = 60_000;

/**
 * How many minutes ago the shown balance was true, to be said beside it; null while it is current.
 * `ageMs` is the time since the server last named it.
 */
export function staleMinutes(failures: number, ageMs: number): number | null {
  if (failures < FAILURES && ageMs <= OLD_AFTER_MS) return null;
  return Math.max(1, Math.floor(ageMs / MINUTE_MS));
}
