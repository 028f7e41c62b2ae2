import type { Spread } from "./spread.ts";

/** All results of a spin with one number of scatters. Pays are in parts of a stake. */
export type Totals = {
  positions: bigint;
  /** Those of them that pay. */
  paying: bigint;
  /** The pays of all positions together, and their squares. */
  sum: bigint;
  squares: bigint;
  largest: number;
};

/** Every position of the reels once, by the number of scatters that it shows. */
export type SpinTotals = { positions: bigint; byScatters: ReadonlyMap<number, Totals> };

export function totalsOf({ positions, counts }: Spread): SpinTotals {
  const byScatters = new Map<number, Totals>();
  for (const [scatters, pays] of counts) {
    const totals = { positions: 0n, paying: 0n, sum: 0n, squares: 0n, largest: 0 };
    for (const [pay, count] of pays) {
      totals.positions += BigInt(count);
      if (pay > 0) totals.paying += BigInt(count);
      totals.sum += BigInt(pay) * BigInt(count);
      totals.squares += BigInt(pay) ** 2n * BigInt(count);
      totals.largest = Math.max(totals.largest, pay);
    }
    byScatters.set(scatters, totals);
  }
  return { positions, byScatters };
}
