import type { Queryable } from "#server/kit/database.ts";
import { entryText } from "#server/ledger/seals/row-texts.ts";

/** Transactions whose entries wait for a seal. */
export type Notes = {
  count: number;
  transactions: string[];
  /** From a day before the first to tomorrow: the partitions to read. */
  since: string;
  until: string;
};

/** The oldest `most` notes, and the other notes of their transactions. */
export async function findNotes(db: Queryable, most: number): Promise<Notes | null> {
  const [row] = await db.query<Notes>(
    `select count(*)::integer as count, array_agg(distinct transaction::text) as transactions,
       (min(posted_at) - interval '1 day')::text as since,
       (greatest(max(posted_at), now()) + interval '1 day')::text as until
     from (select transaction, posted_at from ledger_unsealed
           order by transaction fetch first $1 rows with ties) oldest
     having count(*) > 0`,
    [most],
    "ledger-unsealed-notes",
  );
  return row ?? null;
}

/** Entries of one account without a seal, oldest first. */
export type Unsealed = {
  bucket: number;
  account: bigint;
  /** The last sealed number of the account and its link; 0 and null at its beginning. */
  sealed: bigint;
  head: Buffer | null;
  first: bigint;
  last: bigint;
  texts: string[];
  /** How many entries of all noted accounts wait, listed here or not. */
  waiting: bigint;
};

/**
 * The unsealed entries of these notes' accounts, up to the noted numbers: about `most` entries,
 * accounts with few of them first. Each account is read with its own `limit`, whatever number of
 * rows the planner expects.
 */
export const listUnsealed = (
  db: Queryable,
  { transactions, since, until }: Notes,
  part: { turn: number; of: number },
  most: number,
): Promise<Unsealed[]> =>
  db.query<Unsealed>(
    `with noted as (
       select n.bucket, n.account, max(n.seq) as seq
       from ledger_unsealed u
       cross join unnest(u.buckets, u.accounts, u.seqs) as n(bucket, account, seq)
       where u.transaction = any($1::xid8[]) and n.bucket % $5 = $6 group by n.bucket, n.account
     ), behind as (
       select n.*, coalesce(h.seq, 0) as sealed, h.head, n.seq - coalesce(h.seq, 0) as entries
       from noted n
       left join lateral (
         select h.seq, h.head from ledger_seal_heads h
         where h.bucket = n.bucket and h.account_id = n.account limit 1) h on true
       where n.seq > coalesce(h.seq, 0)
     ), due as (
       select b.*, sum(b.entries) over (order by b.entries, b.bucket, b.account) as with_smaller,
         sum(b.entries) over () as in_all
       from behind b
     )
     select d.bucket, d.account, d.sealed, d.head, e.first, e.last, e.texts, d.in_all::bigint as waiting
     from due d
     cross join lateral (
       select min(next.seq) as first, max(next.seq) as last,
         json_agg(${entryText("next")} order by next.seq) as texts
       from (select e.* from ledger_entries e
             where e.bucket = d.bucket and e.account_id = d.account and e.seq > d.sealed
               and e.seq <= d.seq and e.posted_at between $2::timestamptz and $3::timestamptz
             order by e.seq limit $4) next
       having count(*) > 0) e
     where d.with_smaller - d.entries < $4
     order by d.bucket, d.account`,
    [transactions, since, until, most, part.of, part.turn],
    "ledger-unsealed",
  );

export async function deleteNotes(db: Queryable, transactions: readonly string[]): Promise<void> {
  await db.query("delete from ledger_unsealed where transaction = any($1::xid8[])", [transactions]);
}
