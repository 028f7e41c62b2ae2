import type { Queryable } from "#server/kit/database.ts";
import type { Moments } from "#server/kit/days.ts";
import { NOTHING, type Money } from "#server/kit/money.ts";
import type { AccountRef } from "#server/ledger/account.ts";
import { movementName, type MemberMovementName } from "#server/ledger/movements.ts";
import { entryId } from "#server/ledger/operations.ts";
import * as store from "#server/ledger/store.ts";

const ENTRIES_AT_ONCE = 1_000n;

/** One entry of an account: the change, and the balance after it. */
export type Entry = {
  seq: bigint;
  at: Date;
  movement: MemberMovementName;
  /** Negative when it was taken. */
  delta: Money;
  balance: Money;
  key: string;
};

/** An account's balance at the start of a moment: after every entry posted before it. */
export async function balanceAt(db: Queryable, account: AccountRef, moment: Date): Promise<Money> {
  const seq = (await store.getSeqAt(db, account, moment)) - 1n;
  const [entry] = seq > 0n ? await store.listEntriesBySeq(db, account, [seq]) : [];
  return entry?.balance ?? NOTHING;
}

/** The numbers of entries from `first` up to and excluding `end`. */
export type SeqRange = { first: bigint; end: bigint };

/** The numbers of an account's entries between two moments; an absent end is open. */
export async function seqRange(
  db: Queryable,
  account: AccountRef,
  { from, before }: Moments,
): Promise<SeqRange> {
  const [first, end] = await Promise.all([
    from === null ? 1n : store.getSeqAt(db, account, from),
    store.getSeqAt(db, account, before),
  ]);
  return { first, end };
}

/** One page of an account's entries, newest first; `page` from 1. Every page costs the same. */
export async function entriesPage(
  db: Queryable,
  account: AccountRef,
  moments: Moments,
  page: number,
  pageSize: number,
): Promise<{ entries: Entry[]; count: number }> {
  const { first, end } = await seqRange(db, account, moments);
  const last = end - 1n - BigInt((page - 1) * pageSize);
  const lowest = last - BigInt(pageSize) + 1n;
  const from = lowest > first ? lowest : first;
  const rows = await store.listEntries(db, account, from, last, "newest first");
  return { entries: rows.map(entryOf), count: Math.max(0, Number(end - first)) };
}

/** Entries of an account below a number, newest first; from the newest when it is null. */
export async function entriesBelow(
  db: Queryable,
  account: AccountRef,
  below: bigint | null,
  most: number,
): Promise<Entry[]> {
  const end = below ?? (await store.getSeqAt(db, account, null));
  const rows = await store.listEntries(db, account, end - BigInt(most), end - 1n, "newest first");
  return rows.map(entryOf);
}

/** All entries of an account between two moments, oldest first, a thousand at a time. */
export async function* allEntries(
  db: Queryable,
  account: AccountRef,
  moments: Moments,
): AsyncGenerator<Entry> {
  const { first, end } = await seqRange(db, account, moments);
  for (let at = first; at < end; at += ENTRIES_AT_ONCE) {
    const last = at + ENTRIES_AT_ONCE < end ? at + ENTRIES_AT_ONCE : end;
    const rows = await store.listEntries(db, account, at, last - 1n, "oldest first");
    for (const row of rows) yield entryOf(row);
  }
}

/** The entries of an account with these numbers, oldest first; missing ones are left out. */
export async function entriesOf(
  db: Queryable,
  account: AccountRef,
  seqs: readonly bigint[],
): Promise<Entry[]> {
  return (await store.listEntriesBySeq(db, account, seqs)).map(entryOf);
}

/** The public ids of the entries of operations with these keys. */
export async function entriesUnder(
  db: Queryable,
  memberId: bigint,
  scope: string,
  keys: readonly string[],
): Promise<string[]> {
  const rows = await store.listKeyedEntries(db, memberId, scope, keys);
  return rows.map((row) => entryId(row, row.seq));
}

export const entryOf = ({ movementId, ...row }: store.EntryRow): Entry => ({
  ...row,
  movement: movementName(movementId),
});
