import type { OfficeInput } from "#contract/office/calls.ts";
import type { MemberSummary } from "#contract/office/account-summary.ts";
import type { Database } from "#server/kit/database.ts";
import { atOneMoment } from "#server/kit/one-moment.ts";
import { effectsOf } from "#server/reports/accounts/columns.ts";
import { emptyWallets, linesOf, type Wallets } from "#server/reports/accounts/lines.ts";
import * as store from "#server/reports/accounts/store.ts";
import { boundsOf } from "#server/reports/periods.ts";
import { getProgress } from "#server/reports/reading/store.ts";

const MEMBERS_PER_PAGE = 50;

type Asked = Omit<OfficeInput<"get-member-summaries">, "after">;

/**
 * The accounts of members on a day, in the order in which they registered, after the member `after`.
 * Balances are those of the entries at both ends of the day, up to where the reports' sums reach, so
 * that all members together are the summary of the day. At most `most` members.
 */
export const memberSummaries = (
  db: Database,
  { day, loginId }: Asked,
  after: number | null,
  most = MEMBERS_PER_PAGE,
): Promise<{ rows: MemberSummary[]; next: number | null }> =>
  atOneMoment(db, async (tx) => {
    const members =
      loginId === undefined
        ? await store.listMembers(tx, BigInt(after ?? 0), most + 1)
        : await store.findMember(tx, loginId);
    const shown = members.slice(0, most);
    const { enteredUntil, timeZone } = await getProgress(tx);
    const { from, before } = boundsOf({ from: day, until: day }, timeZone);
    const ids = shown.map(({ id }) => id);
    const books = new Map<bigint, Wallets>(ids.map((id) => [id, emptyWallets()]));
    if (from < enteredUntil) {
      takeAccounts(books, await store.listAccounts(tx, ids, { from, before }));
      takeGames(books, await store.listGames(tx, ids, { from, before }));
    }
    const rows = shown.map(({ id, loginId: name }) => ({
      id: Number(id),
      loginId: name,
      ...linesOf(books.get(id) ?? emptyWallets()),
    }));
    return { rows, next: members.length > most ? (rows.at(-1)?.id ?? null) : null };
  });

function takeAccounts(books: Map<bigint, Wallets>, rows: readonly store.AccountRow[]): void {
  for (const { memberId, wallet, opening, closing, moved } of rows) {
    const own = books.get(memberId) ?? emptyWallets();
    own[wallet].opening += opening;
    own[wallet].closing += closing;
    for (const { movement, amount } of moved)
      for (const effect of effectsOf(movement))
        own[effect.wallet].columns[effect.column] += effect.sign * BigInt(amount);
  }
}

/** What moved between cash and games is in the rows of the account; here are the results there. */
function takeGames(books: Map<bigint, Wallets>, rows: readonly store.GamesRow[]): void {
  for (const { memberId, opening, closing, results } of rows) {
    const { games } = books.get(memberId) ?? emptyWallets();
    games.opening += BigInt(opening);
    games.closing += BigInt(closing);
    games.columns.gameResults += BigInt(results);
  }
}
