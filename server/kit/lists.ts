import type { Queryable, Transaction } from "#server/kit/database.ts";
import * as store from "#server/kit/store.ts";

/** The lists from which members may remove rows. A row gets its place when it is written. */
export type ListName = "helps" | "notes" | "deposits" | "withdrawals";

/** Places `first` to `last` of a list that holds `count`; empty when `last` is below `first`. */
export type Places = { first: number; last: number; count: number };

/** The places of one page, newest first; `page` from 1. Costs the same for every page. */
export async function placesOf(
  db: Queryable,
  list: ListName,
  memberId: bigint,
  page: number,
  pageSize: number,
): Promise<Places> {
  const count = await store.getListLength(db, list, memberId);
  return { ...numbersOf(count, page, pageSize), count };
}

/**
 * The numbers from 1 to `count` that are on a page, where the first page begins with the highest.
 */
function numbersOf(count: number, page: number, pageSize: number) {
  const last = count - (page - 1) * pageSize;
  return { first: Math.max(1, last - pageSize + 1), last };
}

/** Removes one row from the member's list, in the transaction that marks the row as hidden. */
export const removeFromList = (
  tx: Transaction,
  list: ListName,
  memberId: bigint,
  itemId: bigint,
): Promise<void> => store.removeListPlace(tx, list, memberId, itemId);

/** Removes every row from the member's list but those of `kept`, which are given oldest first. */
export async function clearList(
  tx: Transaction,
  list: ListName,
  memberId: bigint,
  kept: readonly bigint[] = [],
): Promise<void> {
  await store.clearListPlaces(tx, list, memberId);
  if (kept.length > 0) await store.insertListPlaces(tx, list, memberId, kept);
}
