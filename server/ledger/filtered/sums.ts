import type { Queryable } from "#server/kit/database.ts";
import type { AccountRef } from "#server/ledger/account.ts";
import * as store from "#server/ledger/filtered/store.ts";

const BLOCK = BigInt(store.BLOCK);

/** The sums of an account's filtered entries, in ledger units, and their number. */
export type Sums = Map<number, { sum: bigint; count: number }>;

/**
 * The sums of filtered entries by movement. Whole blocks of a thousand entries are read as kept
 * sums, so that beyond the first reading at most two thousand entries are read, however long the
 * period. Named entries (a game's) have no kept sums: those are read one by one.
 */
export async function sumEntries(
  db: Queryable,
  account: AccountRef,
  filter: store.EntryFilter,
): Promise<Sums> {
  const { first, end, movementIds, seqs } = filter;
  const blocks = { first: (first + BLOCK - 2n) / BLOCK, end: (end - 1n) / BLOCK };
  if (seqs !== null || blocks.first >= blocks.end)
    return added(await store.sumFiltered(db, account, filter));
  await store.keepSums(db, account, blocks.end);
  const parts = await Promise.all([
    store.sumFiltered(db, account, { ...filter, end: blocks.first * BLOCK + 1n }),
    store.sumBlocks(db, account, { ...blocks, movementIds }),
    store.sumFiltered(db, account, { ...filter, first: blocks.end * BLOCK + 1n }),
  ]);
  return added(parts.flat());
}

function added(rows: readonly store.MovementSum[]): Sums {
  const sums: Sums = new Map();
  for (const { movementId, sum, count } of rows) {
    const before = sums.get(movementId) ?? { sum: 0n, count: 0 };
    sums.set(movementId, { sum: before.sum + BigInt(sum), count: before.count + Number(count) });
  }
  return sums;
}
