import { inTransaction, type Books } from "../books/books.ts";
import { ownBalance, setOwnBalance } from "../books/own-accounts.ts";
import { findTransaction, noteTransactions, type Transaction } from "../books/transactions.ts";
import { codes } from "../dialects/codes.ts";
import { add, noMoney, subtract, type Amount } from "../money.ts";
import type { Verdict } from "../books/verdict.ts";
import type { Door } from "./door.ts";
import type { Move, Order } from "../dialects/order.ts";
import { beexarTiming } from "../dialects/timing.ts";

/**
 * The transfer wallet: the operator has transferred the player's money to our own books before, so
 * an order is one transaction there and its result is always known.
 */
export const ownBooksDoor = (books: Books, now: () => number): Door => ({
  // Answers at once, without another process.
  timing: beexarTiming,
  isBatching: true,
  tellsLosses: false,
  carriesJackpots: false,
  balance: (session) => Promise.resolve({ kind: "done", balance: ownBalance(books, session) }),
  carryOut: (order) =>
    Promise.resolve().then(() => inTransaction(books, () => book(books, order, now()))),
});

function book(books: Books, order: Order, now: number): Verdict {
  const { session, subject, moves } = order;
  const round = subject.id;
  const fresh = moves.filter((move) => !isBooked(books, `${round}-${move.name}`));
  const before = ownBalance(books, session);
  let after = before;
  for (const move of fresh) {
    const { kind, amount } = move;
    if (kind === "reversal") after = takenBack(books, round, move, after);
    else after = kind === "stake" ? subtract(after, amount) : add(after, amount);
    if (after < noMoney && kind === "stake")
      return { kind: "refused", code: codes.notEnoughMoney, balance: before };
  }
  // A spent payment is taken back as far as the balance allows.
  const balance = after < noMoney ? noMoney : after;
  setOwnBalance(books, session, balance);
  const transactions = fresh.map((move) => transactionOf(round, move));
  const about = { dialect: "transfer", account: session.account, round } as const;
  noteTransactions(books, { ...about, transactions, state: "done", now });
  return { kind: "done", balance };
}

const isBooked = (books: Books, id: string): boolean =>
  findTransaction(books, "transfer", id) !== undefined;

/** The balance after a reversal; unchanged for an unknown or already reversed movement. */
function takenBack(books: Books, round: string, { of }: Move, balance: Amount): Amount {
  const original = findTransaction(books, "transfer", `${round}-${of}`);
  if (original?.state !== "done") return balance;
  const { kind, amount } = original;
  return kind === "stake" ? add(balance, amount) : subtract(balance, amount);
}

const transactionOf = (round: string, { kind, name, amount, of }: Move): Transaction => ({
  id: `${round}-${name}`,
  kind,
  amount,
  of: kind === "reversal" ? `${round}-${of}` : null,
});
