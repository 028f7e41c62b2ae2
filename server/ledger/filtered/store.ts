import type { Queryable } from "#server/kit/database.ts";
import type { AccountRef } from "#server/ledger/account.ts";
import { memberMovements } from "#server/ledger/movements.ts";
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

/** The sum and the number of entries of one movement. */
export type MovementSum = { movementId: number; sum: string; count: bigint };

/** The sum and the number of filtered entries, by movement; reads every entry of the range. */
export const sumFiltered = (
  db: Queryable,
  account: AccountRef,
  filter: EntryFilter,
): Promise<MovementSum[]> =>
  db.query(
    `select movement as "movementId", sum(delta)::text as sum, count(*) as count
     from ledger_entries where ${FILTERED} group by movement`,
    [...filterValues(account, filter)],
  );

/** The entries of a block with kept sums: `block * BLOCK + 1` to `(block + 1) * BLOCK`. */
export const BLOCK = 1_000;

/** Keeps the sums of an account's whole blocks below `end` that have none. */
export const keepSums = (db: Queryable, account: AccountRef, end: bigint): Promise<object[]> =>
  db.query(
    `with kept as (
       select coalesce(max(block) + 1, 0) as blocks from ledger_entry_sums
       where bucket = $1 and account_id = $2)
     insert into ledger_entry_sums (bucket, account_id, block, movement, sum, count)
     select bucket, account_id, ((seq - 1) / ${BLOCK})::integer, movement, sum(delta), count(*)
     from ledger_entries
     where bucket = $1 and account_id = $2 and seq > (select blocks from kept) * ${BLOCK}
       and seq <= $3::bigint * ${BLOCK}
     group by bucket, account_id, (seq - 1) / ${BLOCK}, movement
     on conflict do nothing`,
    [account.bucket, account.id, end],
  );

/** The kept sums of the blocks from `first` up to and excluding `end`, by movement. */
export const sumBlocks = (
  db: Queryable,
  account: AccountRef,
  { first, end, movementIds }: Omit<EntryFilter, "seqs">,
): Promise<MovementSum[]> =>
  db.query(
    `select movement as "movementId", sum(sum)::text as sum, sum(count)::bigint as count
     from ledger_entry_sums
     where bucket = $1 and account_id = $2 and block >= $3::bigint and block < $4::bigint
       and ($5::smallint[] is null or movement = any($5)) group by movement`,
    [account.bucket, account.id, first, end, movementIds],
  );

/** The sums by calendar period and movement from an entry on, newest period first. */
export const sumByPeriod = (
  db: Queryable,
  account: AccountRef,
  {
    first,
    period,
    timeZone,
  }: { first: bigint; period: "day" | "week" | "month"; timeZone: string },
): Promise<{ day: string; movementId: number; sum: string; stakedMinutes: number }[]> =>
  db.query(
    `select to_char(date_trunc($4, posted_at at time zone $5), 'YYYY-MM-DD') as day,
       movement as "movementId", sum(delta)::text as sum,
       count(distinct date_trunc('minute', posted_at)) filter (where movement = $6)::integer
         as "stakedMinutes"
     from ledger_entries where bucket = $1 and account_id = $2 and seq >= $3
     group by 1, 2 order by 1 desc, 2`,
    [account.bucket, account.id, first, period, timeZone, memberMovements.bet.id],
  );
