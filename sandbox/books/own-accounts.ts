import { add, fromText, noMoney, subtract, toText, type Amount } from "../money.ts";
import { inTransaction, type Books } from "./books.ts";

/** Money that operators keep with the provider for their players: the transfer wallet. */
export type Account = { account: string; currency: string };
export type Transfer = Account & { id: string; direction: "in" | "out"; amount: Amount };
export type TransferEnd =
  | { kind: "done"; balance: Amount }
  | { kind: "short"; balance: Amount }
  /** The id was used for another operation before. */
  | { kind: "other" };

export function ownBalance(books: Books, { account, currency }: Account): Amount {
  const row = books
    .prepare("select balance from own_accounts where account = ? and currency = ?")
    .get(account, currency);
  return row === undefined ? noMoney : fromText(String(row.balance));
}

/** Changes a balance without a check. To be called in a transaction. */
export function setOwnBalance(books: Books, { account, currency }: Account, to: Amount): void {
  books
    .prepare(
      `insert into own_accounts (account, currency, balance) values (?, ?, ?)
       on conflict (account, currency) do update set balance = excluded.balance`,
    )
    .run(account, currency, toText(to));
}

/** Moves money in or out, once per id; a repeat gets the first result, also a refusal. */
export const transfer = (books: Books, wanted: Transfer, now: number): TransferEnd =>
  inTransaction(books, () => {
    const known = books.prepare("select * from transfers where id = ?").get(wanted.id);
    const balance = ownBalance(books, wanted);
    if (known !== undefined) {
      const isSame =
        known.account === wanted.account &&
        known.currency === wanted.currency &&
        known.direction === wanted.direction &&
        fromText(String(known.amount)) === wanted.amount;
      if (!isSame) return { kind: "other" };
      return { kind: known.state === "done" ? "done" : "short", balance };
    }
    const { direction, amount } = wanted;
    const after = direction === "in" ? add(balance, amount) : subtract(balance, amount);
    const kind = after < noMoney ? "short" : "done";
    books
      .prepare(
        `insert into transfers (id, account, currency, direction, amount, state, at)
         values (?, ?, ?, ?, ?, ?, ?)`,
      )
      .run(
        wanted.id,
        wanted.account,
        wanted.currency,
        wanted.direction,
        toText(wanted.amount),
        kind,
        now,
      );
    if (kind === "short") return { kind, balance };
    setOwnBalance(books, wanted, after);
    return { kind, balance: after };
  });

/** Every account, for reconciliation. */
export const listOwnBalances = (books: Books): { account: string; balance: string }[] =>
  books
    .prepare("select account, balance from own_accounts order by account")
    .all()
    .map((row) => ({ account: String(row.account), balance: String(row.balance) }));
