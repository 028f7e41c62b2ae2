import type { CompLine, MoneyLine, MoneyTotals, StatementTotals } from "#contract/wallet.ts";
import type { MoneyGroup } from "#contract/statement-kinds.ts";
import type { Queryable } from "#server/kit/database.ts";
import { dateOf, type Moments } from "#server/kit/days.ts";
import { toWon, units, type Money } from "#server/kit/money.ts";
import type { AccountRef } from "#server/ledger/account.ts";
import { getAccount } from "#server/ledger/accounts.ts";
import type { MovementOf } from "#server/ledger/movements.ts";
import { entryId } from "#server/ledger/operations.ts";
import { filteredEntries, type EntryNarrowing } from "#server/ledger/filtered/filtered.ts";
import { entriesPage, type Entry } from "#server/ledger/statement.ts";

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
  withdrawal_returned: "withdrawal_returned",
  comp_paid: "comp",
  adjustment_given: "adjustment",
  adjustment_taken: "adjustment",
  test_funding: "test_funding",
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

const movementsOf: Record<MoneyGroup, readonly MovementOf<"cash">[]> = {
  deposit: ["deposit"],
  withdrawal: ["hold_from_cash", "hold_returned", "withdrawal_returned"],
  bet: ["bet", "bet_rollback", "bet_refund"],
  win: ["win", "win_rollback"],
  other: [
    "play_money_grant",
    "comp_paid",
    "adjustment_given",
    "adjustment_taken",
    "test_funding",
    "transfer_sent",
    "transfer_returned",
    "transfer_received",
  ],
};

/** The round of an entry, as games know it. */
type RoundOfEntry = NonNullable<MoneyLine["game"]> & { isCashedOut: boolean };

/** What games know about the entries of a member's cash, by their numbers. */
export type EntryGames = {
  roundsOf(account: AccountRef, seqs: readonly bigint[]): Promise<Map<bigint, RoundOfEntry>>;
  /** The entries of a game, by the code of its studio, a slash and its own code. */
  entriesOf(account: AccountRef, game: string): Promise<bigint[]>;
};

export type StatementFilter = {
  moments: Moments;
  kind?: MoneyGroup | undefined;
  game?: string | undefined;
};
export type StatementAsk = { moments: Moments; page: number; timeZone: string };

/** The movements and entries that pass a filter. */
export const narrowingOf = async (
  games: EntryGames,
  account: AccountRef,
  { kind, game }: StatementFilter,
): Promise<EntryNarrowing> => ({
  movements: kind && movementsOf[kind],
  seqs: game === undefined ? undefined : await games.entriesOf(account, game),
});

/** One page of a member's cash that passes a filter, newest first, and the totals of all of it. */
export async function moneyLines(
  db: Queryable,
  games: EntryGames,
  memberId: bigint,
  ask: StatementAsk & StatementFilter,
): Promise<{ list: MoneyLine[]; maxCount: number; totals: StatementTotals }> {
  const account = await getAccount(db, memberId, "cash");
  const narrowing = await narrowingOf(games, account, ask);
  const { entries, count, sums } = await filteredEntries(db, account, ask.moments, narrowing, {
    page: ask.page,
    size: LINES_PER_PAGE,
  });
  const kinds = await kindsOf(games, account, entries);
  const list = entries.map((entry) => ({
    ...lineOf(account, entry, ask.timeZone),
    ...kinds(entry),
  }));
  return { list, maxCount: count, totals: { ...totalsOf(sums), ...flowOf(sums) } };
}

/** What came in, what went out, and the difference; a movement goes one way only. */
function flowOf(
  sums: Map<string, Money>,
): Pick<StatementTotals, "incoming" | "outgoing" | "change"> {
  const [incoming, outgoing] = [1n, -1n].map((sign) =>
    [...sums.values()].reduce((sum, each) => (each * sign > 0n ? sum + each * sign : sum), 0n),
  ) as [bigint, bigint];
  const won = (amount: bigint) => toWon(units(amount));
  return { incoming: won(incoming), outgoing: won(outgoing), change: won(incoming - outgoing) };
}

const gameMovements = new Set<string>([...movementsOf.bet, ...movementsOf.win]);

/** The kind of each entry, and its round. */
export async function kindsOf(
  games: EntryGames,
  account: AccountRef,
  entries: readonly Entry[],
): Promise<(entry: Entry) => Pick<MoneyLine, "kind" | "game">> {
  const played = entries.filter(({ movement }) => gameMovements.has(movement));
  const rounds = await games.roundsOf(
    account,
    played.map(({ seq }) => seq),
  );
  return ({ seq, movement }) => {
    const kind = moneyKindOf[movement as MovementOf<"cash">];
    const round = rounds.get(seq);
    if (!round) return { kind };
    const { isCashedOut, ...game } = round;
    return { kind: kind === "win" && isCashedOut ? "cash_out" : kind, game };
  };
}

/** The sums of a statement by group, from those of each movement. */
export function totalsOf(sums: Map<string, Money>): MoneyTotals {
  const sumOf = (group: MoneyGroup) =>
    movementsOf[group].reduce((sum, movement) => sum + (sums.get(movement) ?? 0n), 0n);
  const won = (amount: bigint) => toWon(units(amount));
  const [staked, returned] = [-sumOf("bet"), sumOf("win")];
  return {
    deposited: won(sumOf("deposit")),
    withdrawn: won(-sumOf("withdrawal")),
    staked: won(staked),
    returned: won(returned),
    net: won(returned - staked),
  };
}

/** A comp line without the game whose round earned it, and without its rule. */
export type CompLineOfRound = Omit<CompLine, "game" | "rule"> & { key: string };

/** One page of a member's comp, newest first. */
export async function compLines(
  db: Queryable,
  memberId: bigint,
  ask: StatementAsk,
): Promise<{ list: CompLineOfRound[]; maxCount: number }> {
  const account = await getAccount(db, memberId, "comp");
  const { entries, count } = await entriesPage(db, account, ask.moments, ask.page, LINES_PER_PAGE);
  const list = entries.map((entry) => compLineOf(account, entry, ask.timeZone));
  return { list, maxCount: count };
}

/** An entry of comp as a line; its date is of the time zone. */
export const compLineOf = (
  account: AccountRef,
  entry: Entry,
  timeZone: string,
): CompLineOfRound => ({
  ...lineOf(account, entry, timeZone),
  kind: compKindOf[entry.movement as MovementOf<"comp">],
  key: entry.key,
});

const lineOf = (account: AccountRef, entry: Entry, timeZone: string) => ({
  id: entryId(account, entry.seq),
  date: dateOf(entry.at, timeZone),
  at: entry.at.toISOString(),
  amount: toWon(entry.delta),
  balance: toWon(entry.balance),
});
