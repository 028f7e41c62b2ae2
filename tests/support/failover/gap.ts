/** The longest time between two moments that follow each other, in their unit; 0 for fewer than two. */
export function longestGapMs(moments: readonly number[]): number {
  const sorted = moments.toSorted((one, other) => one - other);
  return sorted.reduce((longest, at, n) => Math.max(longest, at - (sorted[n - 1] ?? at)), 0);
}
