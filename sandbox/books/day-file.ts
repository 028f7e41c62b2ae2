import type { DialectName } from "../dialect-names.ts";
import { add, fromText, noMoney, toText } from "../money.ts";
import type { Books } from "./books.ts";
import { listTransactions, type NotedTransaction } from "./transactions.ts";

/** A day of a protocol; the day begins so many hours before that of UTC. */
export type Day = { dialect: DialectName; day: string; hoursAhead: number };

type Line = { at: number; player: string; round: string; id: string; kind: string } & {
  amount: string;
  state: string;
};

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const everything = { start: 0, length: 1_000_000 };
const kinds = { stake: "stake", payment: "win" } as const;
/** A transaction without an answer is not done in our books. */
const states = {
  sent: "failed",
  done: "done",
  refused: "declined",
  reversed: "rolled back",
} as const;

/**
 * The file of a day that operators compare with their books: CSV with one transaction in each line,
 * the oldest first. A roll-back shows in the state of what it took back.
 */
export function dayFile(books: Books, { dialect, day, hoursAhead }: Day): string {
  const from = Date.parse(`${day}T00:00:00Z`) - hoursAhead * hourMs;
  const span = { from, until: from + dayMs };
  const lines = dialect === "transfer" ? transfersIn(books, span) : movesIn(books, dialect, span);
  const rows = lines.map((line) =>
    [
      new Date(line.at).toISOString(),
      line.player,
      line.round,
      line.id,
      line.kind,
      line.amount,
      line.state,
    ].join(","),
  );
  return ["time,player,round,transaction,kind,amount,state", ...rows, ""].join("\n");
}

type Span = { from: number; until: number };

function movesIn(books: Books, dialect: DialectName, span: Span): Line[] {
  const moves = listTransactions(books, dialect, span, everything);
  const stakes = moves.filter(({ kind }) => kind !== "reversal");
  if (dialect !== "betsy") return stakes.map((each) => lineOf(each, each.id));
  // A bet has one id in all its phases; its payout is the sum of the payments that are done.
  const payouts = new Map<string, NotedTransaction>();
  for (const each of stakes) {
    if (each.kind !== "payment" || each.state !== "done") continue;
    const before = payouts.get(each.round)?.amount ?? noMoney;
    payouts.set(each.round, { ...each, amount: add(before, each.amount) });
  }
  const placed = stakes.filter(({ kind }) => kind === "stake");
  return [...placed, ...payouts.values()].map((each) => lineOf(each, each.round));
}

const lineOf = (each: NotedTransaction, id: string): Line => ({
  at: each.sentAt,
  player: each.account,
  round: each.round,
  id,
  kind: each.kind === "payment" ? kinds.payment : kinds.stake,
  amount: toText(each.amount),
  state: states[each.state],
});

/** Transfers have no round; money into the game counts as a stake. */
const transfersIn = (books: Books, span: Span): Line[] =>
  books
    .prepare("select * from transfers where at >= ? and at < ? order by at, rowid")
    .all(span.from, span.until)
    .map((row) => ({
      at: Number(row.at),
      player: String(row.account),
      round: "",
      id: String(row.id),
      kind: row.direction === "in" ? kinds.stake : kinds.payment,
      amount: toText(fromText(String(row.amount))),
      state: row.state === "done" ? states.done : states.refused,
    }));
