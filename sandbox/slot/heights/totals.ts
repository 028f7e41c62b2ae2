import type { Strip } from "../rules.ts";
import type { SpinTotals, Totals } from "../totals.ts";
import { columnsOf, type Column } from "./columns.ts";
import { largestPays } from "./largest.ts";
import type { HeightsMachine } from "./rules.ts";

/** Numbers of positions, or sums over them, by the number of scatters shown. */
type ByScatters = readonly bigint[];

/**
 * All results of a spin, without visiting its positions (a million million of them): the reels are
 * independent, so a sum over all positions of a product with one factor for each reel is the product
 * of the reels' sums. The pay of a symbol on `k` reels is such a product (its places on `k` reels,
 * none on the next, anything after), and so is the product of two pays.
 */
export function heightsTotals(
  machine: HeightsMachine,
  strips: readonly Strip[],
  heights: readonly number[],
): SpinTotals {
  const reels = strips.map((strip) => columnsOf(machine, strip, heights));
  const runs = runsOf(machine, reels.length);
  const positions = sumOf(reels, () => 1);
  const losing = losingOf(reels);
  const sums = weighed(
    runs.map((run) => [run.pay, sumOf(reels, (column, reel) => factorOf(run, column, reel))]),
  );
  const squares = weighed(
    runs.flatMap((one) =>
      runs.map((two): [number, ByScatters] => [
        one.pay * two.pay,
        sumOf(reels, (column, reel) => factorOf(one, column, reel) * factorOf(two, column, reel)),
      ]),
    ),
  );
  const largest = largestPays(machine, reels);
  const byScatters = new Map<number, Totals>();
  positions.forEach((count, scatters) => {
    if (count === 0n) return;
    byScatters.set(scatters, {
      positions: count,
      paying: count - (losing[scatters] ?? 0n),
      sum: sums[scatters] ?? 0n,
      squares: squares[scatters] ?? 0n,
      largest: largest.get(scatters) ?? 0,
    });
  });
  const total = positions.reduce((all, count) => all + count, 0n);
  return { positions: total, byScatters };
}

/** A symbol on exactly `length` reels from the left, and what a way of it pays. */
type Run = { symbol: number; length: number; pay: number };

const runsOf = ({ pays }: HeightsMachine, reelCount: number): Run[] =>
  Object.values(pays).flatMap((each, symbol) =>
    each.map((pay, index) => ({ symbol, length: reelCount - each.length + 1 + index, pay })),
  );

function factorOf({ symbol, length }: Run, { fits }: Column, reel: number): number {
  const places = fits[symbol] ?? 0;
  if (reel < length) return places;
  return reel > length || places === 0 ? 1 : 0;
}

/** The sum over all positions of a product with one factor for each reel. */
const sumOf = (
  reels: readonly (readonly Column[])[],
  factor: (column: Column, reel: number) => number,
): ByScatters =>
  reels.reduce<ByScatters>(
    (product, columns, reel) => {
      const own: number[] = [];
      for (const column of columns)
        own[column.scatters] = (own[column.scatters] ?? 0) + factor(column, reel);
      return multiplied(
        product,
        Array.from(own, (sum) => BigInt(sum ?? 0)),
      );
    },
    [1n],
  );

function multiplied(one: ByScatters, two: ByScatters): ByScatters {
  const product = Array.from({ length: one.length + two.length - 1 }, () => 0n);
  one.forEach((a, i) => {
    if (a !== 0n) two.forEach((b, j) => (product[i + j] = (product[i + j] ?? 0n) + a * b));
  });
  return product;
}

function weighed(terms: readonly (readonly [weight: number, sum: ByScatters])[]): ByScatters {
  const total: bigint[] = [];
  for (const [weight, sum] of terms) {
    sum.forEach((each, scatters) => {
      total[scatters] = (total[scatters] ?? 0n) + BigInt(weight) * each;
    });
  }
  return total;
}

/** Positions on which no symbol is on the first three reels, so that nothing pays. */
function losingOf(reels: readonly (readonly Column[])[]): ByScatters {
  const [one = [], two = [], three = [], ...rest] = reels;
  let alive = new Map<number, ByScatters>([[-1, [1n]]]);
  for (const columns of [one, two, three]) {
    const next = new Map<number, ByScatters>();
    for (const [mask, sums] of grouped(columns)) {
      for (const [symbols, before] of alive) {
        const known = next.get(symbols & mask) ?? [];
        next.set(
          symbols & mask,
          weighed([
            [1, known],
            [1, multiplied(before, sums)],
          ]),
        );
      }
    }
    alive = next;
  }
  return multiplied(
    alive.get(0) ?? [0n],
    sumOf(rest, () => 1),
  );
}

/**
 * Counts the positions of a reel by the symbols that they show (a mask with a bit for each symbol)
 * and by their scatters.
 */
function grouped(columns: readonly Column[]): Map<number, ByScatters> {
  const groups = new Map<number, bigint[]>();
  for (const { fits, scatters } of columns) {
    const mask = fits.reduce((bits, places, symbol) => bits | (places > 0 ? 1 << symbol : 0), 0);
    const sums = groups.get(mask) ?? [];
    while (sums.length <= scatters) sums.push(0n);
    sums[scatters] = (sums[scatters] ?? 0n) + 1n;
    groups.set(mask, sums);
  }
  return groups;
}
