import type { AccountName, LedgerLine } from "#contract/office/wallet.ts";
import type { Queryable } from "#server/kit/database.ts";
import { formatDecimal } from "#server/kit/money.ts";
import { getAccount } from "#server/ledger/accounts.ts";
import { entryId } from "#server/ledger/operations.ts";
import { entriesBelow, type Entry } from "#server/ledger/statement.ts";
import { assertExists } from "#server/members/administration/member-facts.ts";
import { causesOf } from "#server/wallet/adjustments/adjustments.ts";

const PER_PAGE = 50;

/** What games and payments know of entries: the round that it began, the request it belongs to. */
export type EntryLinks = (
  memberId: bigint,
  entries: readonly (Pick<Entry, "movement" | "key"> & { id: string })[],
) => Promise<(id: string) => Pick<LedgerLine, "round" | "comp" | "request">>;

/**
 * One page of the entries of one of a member's accounts, newest first, with exact amounts and what
 * each belongs to. `before` is the number of an entry of the page before. Throws Refusal
 * `not_found`.
 */
export async function memberLedger(
  db: Queryable,
  linksOf: EntryLinks,
  asked: { memberId: bigint; account: AccountName; before: bigint | null },
  perPage = PER_PAGE,
): Promise<{ entries: LedgerLine[]; next: number | null }> {
  await assertExists(db, asked.memberId);
  const account = await getAccount(db, asked.memberId, asked.account);
  const rows = await entriesBelow(db, account, asked.before, perPage);
  const named = rows.map((entry) => ({ ...entry, id: entryId(account, entry.seq) }));
  const [links, causes] = await Promise.all([
    linksOf(asked.memberId, named),
    causesOf(
      db,
      named.map(({ key }) => key),
    ),
  ]);
  const last = rows.at(-1);
  return {
    entries: named.map(({ id, at, movement, delta, balance, key }) => ({
      id,
      at: at.toISOString(),
      movement,
      delta: formatDecimal(delta),
      balance: formatDecimal(balance),
      ...links(id),
      cause: causes(key),
    })),
    next: last && last.seq > 1n ? Number(last.seq) : null,
  };
}
