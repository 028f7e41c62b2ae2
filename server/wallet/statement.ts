import type { CompLine, MoneyLine } from "#contract/wallet.ts";
import type { Queryable } from "#server/kit/database.ts";
import { dateOf, type Moments } from "#server/kit/days.ts";
import { formatDecimal, toWon } from "#server/kit/money.ts";
import type { AccountRef } from "#server/ledger/account.ts";
import { getAccount } from "#server/ledger/accounts.ts";
import type { MovementOf } from "#server/ledger/movements.ts";
import { entryId } from "#server/ledger/operations.ts";
import { allEntries, entriesPage, type Entry } from "#server/ledger/statement.ts";

const LINES_PER_PAGE = 20;

const moneyKindOf: Record<MovementOf<"cash">, MoneyLine["kind"]> = {
  bet: "bet",
  win: "win",
  bet_rollback: "bet_rollback",
  win_rollback: "win_rollback",
  play_money_grant: "grant",
  deposit: "deposit",
  hold_from_cash: "withdrawal_hold",
  hold_returned: "withdrawal_returned",
  comp_paid: "comp",
  adjustment_given: "adjustment",
  adjustment_taken: "adjustment",
  bet_refund: "bet_rollback",
  transfer_sent: "transfer_sent",
  transfer_returned: "transfer_returned",
  transfer_received: "transfer_received",
};

const compKindOf: Record<MovementOf<"comp">, CompLine["kind"]> = {
  comp_grant: "granted",
  comp_earned: "earned",
  comp_taken_back: "taken_back",
  comp_converted: "converted",
};

export type StatementAsk = { moments: Moments; page: number; timeZone: string };

/** One page of a member's cash, newest first, each line with the balance after it. */
export async function moneyLines(
  db: Queryable,
  memberId: bigint,
  ask: StatementAsk,
): Promise<{ list: MoneyLine[]; maxCount: number }> {
  const account = await getAccount(db, memberId, "cash");
  const { entries, count } = await entriesPage(db, account, ask.moments, ask.page, LINES_PER_PAGE);
  const list = entries.map((entry) => ({
    ...lineOf(account, entry, ask.timeZone),
    kind: moneyKindOf[entry.movement as MovementOf<"cash">],
  }));
  return { list, maxCount: count };
}

/** A comp line without the game whose round earned it. */
export type CompLineOfRound = Omit<CompLine, "game"> & { key: string };

/** One page of a member's comp, newest first. */
export async function compLines(
  db: Queryable,
  memberId: bigint,
  ask: StatementAsk,
): Promise<{ list: CompLineOfRound[]; maxCount: number }> {
  const account = await getAccount(db, memberId, "comp");
  const { entries, count } = await entriesPage(db, account, ask.moments, ask.page, LINES_PER_PAGE);
  const list = entries.map((entry) => ({
    ...lineOf(account, entry, ask.timeZone),
    kind: compKindOf[entry.movement as MovementOf<"comp">],
    key: entry.key,
  }));
  return { list, maxCount: count };
}

const lineOf = (account: AccountRef, entry: Entry, timeZone: string) => ({
  id: entryId(account, entry.seq),
  date: dateOf(entry.at, timeZone),
  at: entry.at.toISOString(),
  amount: toWon(entry.delta),
  balance: toWon(entry.balance),
});

/**
 * The cash statement between two moments as lines of CSV (RFC 4180), oldest first, with exact
 * amounts. It begins with a byte order mark, so that spreadsheets read it as UTF-8.
 */
export async function* statementCsv(
  db: Queryable,
  memberId: bigint,
  moments: Moments,
): AsyncGenerator<string> {
  const account = await getAccount(db, memberId, "cash");
  yield "\uFEFFid,at,kind,amount,balance\r\n";
  for await (const entry of allEntries(db, account, moments)) {
    const kind = moneyKindOf[entry.movement as MovementOf<"cash">];
    const cells = [
      entryId(account, entry.seq),
      entry.at.toISOString(),
      kind,
      formatDecimal(entry.delta),
      formatDecimal(entry.balance),
    ];
    yield `${cells.join(",")}\r\n`;
  }
}
