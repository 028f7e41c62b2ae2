import type { Transaction } from "#server/kit/database.ts";
import * as store from "#server/ledger/seals/waiting/store.ts";

/** What a busy house posts in some ten seconds. */
const MOST_NOTES = 2_000;
/** After a long stop more may wait than one seal should hold. */
const MOST_ENTRIES = 200_000;
/**
 * When so many notes wait, accounts are sealed by turns, a part of them with each seal: gone through
 * less often they have more to seal at once, and going through them is most of what a seal costs.
 */
const MANY_NOTES = 100;
const TURNS = 4;

/** What waits for a seal, as far as one seal can hold it. */
export type Waiting = {
  accounts: store.Unsealed[];
  /** More waits than this and must not wait for the next second. */
  isMore: boolean;
  /** Forgets what no longer waits, in the transaction of the seal that covers it. */
  forget(): Promise<void>;
  /** To be called when that transaction is committed. */
  sealed(): void;
};

export type Finder = {
  /** In the transaction that will seal what it finds. */
  find(tx: Transaction): Promise<Waiting>;
};

const NOTHING_WAITS: Waiting = {
  accounts: [],
  isMore: false,
  forget: () => Promise.resolve(),
  sealed: () => undefined,
};

/**
 * Finds what was posted and is not sealed, by what each posting transaction noted. Its notes are
 * there when its entries are, so none can be missed, whatever the clock says and however long it
 * took. Of an account whose numbers have a hole nothing is sealed; a verification names it.
 */
export function createFinder({
  mostEntries = MOST_ENTRIES,
  manyNotes = MANY_NOTES,
}: { mostEntries?: number; manyNotes?: number } = {}): Finder {
  let turn = 0;
  /** Whose notes waited at each of the turns before, as long as every account had its turn. */
  let before: ReadonlySet<string>[] = [];

  const isOver = (transaction: string): boolean =>
    before.length === TURNS - 1 && before.every((waited) => waited.has(transaction));
  const nextTurn = (transactions: readonly string[]): void => {
    before = [new Set(transactions), ...before].slice(0, TURNS - 1);
    turn = (turn + 1) % TURNS;
  };

  return {
    async find(tx) {
      const notes = await store.findNotes(tx, MOST_NOTES);
      if (!notes) return NOTHING_WAITS;
      const byTurns = notes.count >= manyNotes;
      const part = byTurns ? { turn, of: TURNS } : { turn: 0, of: 1 };
      const found = await store.listUnsealed(tx, notes, part, mostEntries);
      const accounts = found.filter(isNext);
      const isCutOff = accounts.length > 0 && (found[0]?.waiting ?? 0n) > BigInt(mostEntries);
      const { transactions } = notes;
      const over = isCutOff ? [] : byTurns ? transactions.filter(isOver) : transactions;
      return {
        accounts,
        isMore: isCutOff || notes.count >= MOST_NOTES,
        forget: () => store.deleteNotes(tx, over),
        sealed: () => (byTurns && !isCutOff ? nextTurn(transactions) : undefined),
      };
    },
  };
}

/** Whether these are the account's next entries without a hole. */
const isNext = ({ first, sealed, last, texts }: store.Unsealed): boolean =>
  first === sealed + 1n && last - first + 1n === BigInt(texts.length);
