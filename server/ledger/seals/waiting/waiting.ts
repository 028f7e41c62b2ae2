import type { Transaction } from "#server/kit/database.ts";
import * as store from "#server/ledger/seals/waiting/store.ts";

/** What a busy house posts in some two seconds. */
const MOST_NOTES = 1_000;
/** After a long stop more may wait than one seal should hold. */
const MOST_ENTRIES = 200_000;

/** What waits for a seal, as far as one seal can hold it. */
export type Waiting = {
  accounts: store.Unsealed[];
  /** More waits than this. */
  isMore: boolean;
  /** Forgets that it waits, in the transaction of the seal that covers it. */
  forget(): Promise<void>;
};

/**
 * Finds what was posted and is not sealed, by what each posting transaction noted. Its notes are
 * there when its entries are, so none can be missed, whatever the clock says and however long it
 * took. Of an account whose numbers have a hole nothing is sealed; a verification names it.
 */
export async function findWaiting(
  tx: Transaction,
  mostEntries: number = MOST_ENTRIES,
): Promise<Waiting> {
  const notes = await store.findNotes(tx, MOST_NOTES);
  if (!notes) return { accounts: [], isMore: false, forget: () => Promise.resolve() };
  const found = await store.listUnsealed(tx, notes, mostEntries);
  const accounts = found.filter(isNext);
  const isCutOff = accounts.length > 0 && (found[0]?.waiting ?? 0n) > BigInt(mostEntries);
  return {
    accounts,
    isMore: isCutOff || notes.count >= MOST_NOTES,
    forget: () => (isCutOff ? Promise.resolve() : store.deleteNotes(tx, notes)),
  };
}

/** Whether these are the account's next entries without a hole. */
const isNext = ({ first, sealed, last, texts }: store.Unsealed): boolean =>
  first === sealed + 1n && last - first + 1n === BigInt(texts.length);
