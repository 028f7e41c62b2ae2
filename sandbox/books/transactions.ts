import type { DialectName } from "../dialect-names.ts";
import { tiers, type Tier } from "../jackpots/tiers.ts";
import { add, fromText, noMoney, toText, type Amount } from "../money.ts";
import type { Books } from "./books.ts";

/** One movement of money in a call, with the wallet's id of it. */
export type Transaction = {
  id: string;
  kind: "stake" | "payment" | "reversal";
  amount: Amount;
  /** The tier whose jackpot a payment pays. */
  jackpot?: Tier | undefined;
  /** The id that a reversal takes back. */
  of: string | null;
};

/**
 * sent: the outcome is unknown. reversed: taken back permanently, whether it had been booked or
 * never arrived.
 */
type TransactionState = "sent" | "done" | "refused" | "reversed";

export type NotedTransaction = {
  dialect: DialectName;
  id: string;
  account: string;
  round: string;
  kind: Transaction["kind"];
  amount: Amount;
  /** The tier whose jackpot a payment pays. */
  jackpot: Tier | null;
  state: TransactionState;
  sentAt: number;
};

/** Records the results of a call's transactions; what a reversal takes back becomes reversed. */
export function noteTransactions(
  books: Books,
  call: {
    dialect: DialectName;
    account: string;
    round: string;
    transactions: readonly Transaction[];
    state: "sent" | "done" | "refused";
    now: number;
  },
): void {
  const note = books.prepare(
    `insert into transactions (dialect, id, account, round, kind, amount, jackpot, state, sent_at)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?)
     on conflict (dialect, id) do update set state = excluded.state where state = 'sent'`,
  );
  const reverse = books.prepare(
    "update transactions set state = 'reversed' where dialect = ? and id = ?",
  );
  for (const { id, kind, amount, jackpot = null, of } of call.transactions) {
    const { dialect, account, round, state, now } = call;
    note.run(dialect, id, account, round, kind, toText(amount), jackpot, state, now);
    if (kind === "reversal" && of !== null && state === "done") reverse.run(dialect, of);
  }
}

export function findTransaction(
  books: Books,
  dialect: DialectName,
  id: string,
): NotedTransaction | undefined {
  const row = books
    .prepare("select * from transactions where dialect = ? and id = ?")
    .get(dialect, id);
  return row === undefined ? undefined : toTransaction(row);
}

/** A page of a protocol's transactions in a period, oldest first. */
export function listTransactions(
  books: Books,
  dialect: DialectName,
  span: { from: number; until: number },
  page: { start: number; length: number },
): NotedTransaction[] {
  return books
    .prepare(
      `select * from transactions where dialect = ? and sent_at >= ? and sent_at < ?
       order by sent_at, rowid limit ? offset ?`,
    )
    .all(dialect, span.from, span.until, page.length, page.start)
    .map(toTransaction);
}

/** The net effect of play on each account according to our books: payments less stakes. */
export function netOfAccounts(books: Books): { dialect: string; account: string; net: Amount }[] {
  const nets = new Map<string, { dialect: string; account: string; net: Amount }>();
  const rows = books
    .prepare("select * from transactions where state = 'done' and kind in ('stake', 'payment')")
    .all();
  for (const row of rows) {
    const { dialect, account, kind, amount } = toTransaction(row);
    const key = `${dialect} ${account}`;
    const before = nets.get(key)?.net ?? noMoney;
    const net = (kind === "stake" ? before - amount : before + amount) as Amount;
    nets.set(key, { dialect, account, net });
  }
  return [...nets.values()];
}

/** The jackpots of each tier that were paid and not reversed, with their number. */
export function jackpotsPaid(books: Books): { tier: Tier; amount: Amount; count: number }[] {
  const rows = books
    .prepare(
      "select jackpot, amount from transactions where state = 'done' and jackpot is not null",
    )
    .all();
  return tiers.map((tier) => {
    const amounts = rows
      .filter((row) => row.jackpot === tier)
      .map((row) => fromText(String(row.amount)));
    return { tier, amount: amounts.reduce(add, noMoney), count: amounts.length };
  });
}

/** Transactions with an unknown outcome. */
export const countUnknown = (books: Books): number =>
  Number(
    books.prepare("select count(*) as n from transactions where state = 'sent'").get()?.n ?? 0,
  );

const toTransaction = (row: Record<string, unknown>): NotedTransaction => ({
  dialect: row.dialect as DialectName,
  id: String(row.id),
  account: String(row.account),
  round: String(row.round),
  kind: row.kind as Transaction["kind"],
  amount: fromText(String(row.amount)),
  jackpot: row.jackpot as Tier | null,
  state: row.state as TransactionState,
  sentAt: Number(row.sent_at),
});
