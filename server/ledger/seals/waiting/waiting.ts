import type { Transaction } from "#server/kit/database.ts";
import * as store from "#server/ledger/seals/waiting/store.ts";

/** About ten seconds of postings of a busy installation. */
const MOST_NOTES = 2_000;
/** After a long stop more entries may wait than one seal should hold. */
const MOST_ENTRIES = 200_000;
/**
 * With so many notes, accounts are sealed by turns, a part of them with each seal: each then has
 * more entries to seal at once, and visiting accounts is most of a seal's cost.
 */
const MANY_NOTES = 100;
const TURNS = 4;

/** The waiting entries, as many as one seal can hold. */
export type Waiting = {
  accounts: store.Unsealed[];
  /** So many more wait that the next step should follow at once. */
  isMore: boolean;
  /** Deletes the notes that are done, in the transaction of the seal. */
  forget(): Promise<void>;
  /** To be called after that transaction is committed. */
  sealed(): void;
};

export type Finder = {
  /** Runs in the transaction that seals what it finds. */
  find(tx: Transaction): Promise<Waiting>;
};

const NOTHING_WAITS: Waiting = {
  accounts: [],
  isMore: false,
  forget: () => Promise.resolve(),
  sealed: () => undefined,
};

/**
 * Finds posted entries without a seal, with the notes that each posting transaction wrote. Notes
 * and entries are committed together, so none is missed, whatever the clock and however long the
 * transaction took. An account with a gap in its numbers is not sealed; verification reports it.
 */
export function createFinder({
  mostEntries = MOST_ENTRIES,
  manyNotes = MANY_NOTES,
}: { mostEntries?: number; manyNotes?: number } = {}): Finder {
  let turn = 0;
  /**
   * The transactions whose notes waited at each earlier turn, until every account has had its turn.
   */
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

/** Whether these are the account's next entries, without a gap. */
const isNext = ({ first, sealed, last, texts }: store.Unsealed): boolean =>
  first === sealed + 1n && last - first + 1n === BigInt(texts.length);
