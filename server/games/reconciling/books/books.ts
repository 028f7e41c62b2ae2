import type { Queryable } from "#server/kit/database.ts";
import * as store from "#server/games/reconciling/books/store.ts";
import {
  listOurs as listTransactions,
  type OurTransaction,
} from "#server/games/reconciling/store.ts";

/**
 * Where the transactions of a connection are with us: those that refer to each other, bets of a
 * sport book, transfers to a wallet at the provider, or keys of the ledger.
 */
export type Books = "transactions" | "bets" | "transfers" | "keys";

type Span = { from: Date; until: Date };

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const PAYOUT = "payout:";

/**
 * The key of a transaction in a comparison. A bet has one id at the provider in all its phases, so
 * that its payout is named apart.
 */
export const keyIn = (books: Books, id: string, kind: "stake" | "win" | null): string =>
  books === "bets" && kind === "win" ? `${PAYOUT}${id}` : id;

/** Our transactions with these keys, and all of a period. */
export function listOurs(
  db: Queryable,
  books: Books,
  connection: string,
  keys: readonly string[],
  span: Span,
): Promise<OurTransaction[]> {
  switch (books) {
    case "transactions":
      return listTransactions(db, connection, keys, span);
    case "bets": {
      const paid = keys.flatMap((key) =>
        key.startsWith(PAYOUT) ? [key.slice(PAYOUT.length)] : [],
      );
      return store.listBets(db, connection, { placed: keys, paid }, span);
    }
    case "transfers":
      return store.listTransfers(
        db,
        connection,
        keys.filter((key) => UUID.test(key)),
        span,
      );
    case "keys":
      return store.listKeys(db, connection, keys, span);
  }
}

export const booksOf = store.findBooks;
