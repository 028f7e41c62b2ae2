import type { Check } from "#scripts/checks/check.ts";
import type { Source } from "#scripts/sources.ts";

const most = 300;
const mostOfAlmostAll = 250;
const mostOfHalf = 90;

/** Files that can be read in one go: none over 300 lines, p95 at most 250, median at most 90. */
export const lengths: Check = {
  name: "file lengths",
  findFaults: ({ sources }) => findLongFiles(sources),
};

export function findLongFiles(sources: readonly Source[]): string[] {
  const lines = sources.map(({ path, text }) => ({ path, count: text.split("\n").length - 1 }));
  lines.sort((a, b) => a.count - b.count);
  const faults = lines
    .filter(({ count }) => count > most)
    .map(({ path, count }) => `${path} has ${count} lines; ${most} is the most`);
  const p95 = quantile(lines, 0.95);
  const median = quantile(lines, 0.5);
  if (p95 > mostOfAlmostAll) {
    faults.push(`95 % of the files have up to ${p95} lines; it should be ${mostOfAlmostAll}`);
  }
  if (median > mostOfHalf) {
    faults.push(`half of the files have over ${median} lines; it should be ${mostOfHalf}`);
  }
  return faults;
}

/** The nearest rank: the smallest count that covers this share of the sorted files. */
function quantile(sorted: readonly { count: number }[], share: number): number {
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)]?.count ?? 0;
}
