/**
 * One reading for all who ask within `forMs`, also while it is under way; a failed one is read again.
 * `now` answers milliseconds.
 */
export function keptFor<Result>(
  forMs: number,
  read: () => Promise<Result>,
  now: () => number = () => performance.now(),
): () => Promise<Result> {
  let last: { at: number; result: Promise<Result> } | null = null;
  return () => {
    const at = now();
    if (last !== null && at - last.at < forMs) return last.result;
    const kept = { at, result: read() };
    last = kept;
    kept.result.catch(() => {
      if (last === kept) last = null;
    });
    return kept.result;
  };
}
