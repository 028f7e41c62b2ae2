import type { Queryable } from "#server/kit/database.ts";
import type { AccountRef } from "#server/ledger/account.ts";
import type { EntryRow } from "#server/ledger/store.ts";

/** Which entries of an account a statement shows; null for all of them. */
export type EntryFilter = {
  first: bigint;
  /** One past the last number. */
  end: bigint;
  movementIds: readonly number[] | null;
  seqs: readonly bigint[] | null;
};

const FILTERED = `bucket = $1 and account_id = $2 and seq >= $3 and seq < $4
  and ($5::smallint[] is null or movement = any($5)) and ($6::bigint[] is null or seq = any($6))`;

const filterValues = (account: AccountRef, { first, end, movementIds, seqs }: EntryFilter) =>
  [account.bucket, account.id, first, end, movementIds, seqs] as const;

/** Filtered entries of one account, newest first. */
export const listFiltered = (
  db: Queryable,
  account: AccountRef,
  filter: EntryFilter,
  { skip, most }: { skip: number; most: number },
): Promise<EntryRow[]> =>
  db.query<EntryRow>(
    `select seq, posted_at as at, movement as "movementId", delta, balance_after as balance, key
     from ledger_entries where ${FILTERED} order by seq desc offset $7 limit $8`,
    [...filterValues(account, filter), skip, most],
  );

/** The sum and the number of filtered entries, by movement. */
export const sumFiltered = (
  db: Queryable,
  account: AccountRef,
  filter: EntryFilter,
): Promise<{ movementId: number; sum: string; count: bigint }[]> =>
  db.query(
    `select movement as "movementId", sum(delta)::text as sum, count(*) as count
     from ledger_entries where ${FILTERED} group by movement`,
    [...filterValues(account, filter)],
  );
