import type { Column } from "./columns.ts";
import type { HeightsMachine } from "./rules.ts";

type Search = {
  pays: readonly (readonly number[])[];
  reels: readonly (readonly Column[])[];
  /** The most places of each symbol on the reels from an index on, multiplied. */
  most: readonly (readonly number[])[];
  /** The most scatters on the reels from an index on. */
  mostScatters: readonly number[];
};

/**
 * The largest pay by the number of scatters, on reels at their greatest height: it shows all that a
 * lower one shows, and more places never pay less. Branches that cannot exceed the largest pay so
 * far are left out.
 */
export function largestPays(
  machine: HeightsMachine,
  reels: readonly (readonly Column[])[],
): ReadonlyMap<number, number> {
  const tallest = reels.map(highest);
  const symbols = Object.values(machine.pays);
  const most = tallest.reduceRight<number[][]>(
    ([after = symbols.map(() => 1), ...rest], columns) => [
      symbols.map(
        (_, symbol) =>
          Math.max(1, ...columns.map(({ fits }) => fits[symbol] ?? 0)) * (after[symbol] ?? 1),
      ),
      after,
      ...rest,
    ],
    [symbols.map(() => 1)],
  );
  const mostScatters = [0];
  for (const columns of tallest.toReversed())
    mostScatters.unshift(
      (mostScatters[0] ?? 0) + Math.max(...columns.map((each) => each.scatters)),
    );
  const search: Search = { pays: symbols, reels: tallest, most, mostScatters };
  const largest = new Map<number, number>();
  walk(
    search,
    largest,
    0,
    symbols.map(() => 1),
    0,
    0,
  );
  return largest;
}

function walk(
  search: Search,
  largest: Map<number, number>,
  reel: number,
  ways: readonly number[],
  settled: number,
  scatters: number,
): void {
  const { pays, reels, most, mostScatters } = search;
  const columns = reels[reel];
  if (columns === undefined) {
    const total = settled + sum(ways, (count, symbol) => count * (pays[symbol]?.at(-1) ?? 0));
    largest.set(scatters, Math.max(largest.get(scatters) ?? 0, total));
    return;
  }
  const bound =
    settled +
    sum(ways, (count, symbol) => count * (most[reel]?.[symbol] ?? 1) * (pays[symbol]?.at(-1) ?? 0));
  const counts = Array.from(
    { length: (mostScatters[reel] ?? 0) + 1 },
    (_, more) => scatters + more,
  );
  if (counts.every((count) => bound <= (largest.get(count) ?? -1))) return;
  for (const { fits, scatters: more } of columns) {
    let ended = settled;
    const next = ways.map((count, symbol) => {
      const places = fits[symbol] ?? 0;
      const each = pays[symbol] ?? [];
      if (places === 0) ended += count * (each[reel - (reels.length - each.length + 1)] ?? 0);
      return count * places;
    });
    walk(search, largest, reel + 1, next, ended, scatters + more);
  }
}

const sum = (ways: readonly number[], value: (count: number, symbol: number) => number): number =>
  ways.reduce((total, count, symbol) => total + (count === 0 ? 0 : value(count, symbol)), 0);

/** The different columns of the greatest height. */
function highest(columns: readonly Column[]): Column[] {
  const most = Math.max(...columns.map(({ height }) => height));
  const known = new Map<string, Column>();
  for (const column of columns)
    if (column.height === most) known.set(`${column.fits.join()}:${column.scatters}`, column);
  return [...known.values()];
}
