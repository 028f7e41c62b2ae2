import type { Queryable } from "#server/kit/database.ts";
import type { Moments } from "#server/kit/days.ts";
import { units, type Money } from "#server/kit/money.ts";
import type { AccountRef } from "#server/ledger/account.ts";
import * as store from "#server/ledger/filtered/store.ts";
import { sumEntries } from "#server/ledger/filtered/sums.ts";
import {
  memberMovements,
  movementName,
  type MemberMovementName,
} from "#server/ledger/movements.ts";
import { entriesPage, entryOf, seqRange, type Entry } from "#server/ledger/statement.ts";

/** The movements and the entries that a statement is limited to; absent for all. */
export type EntryNarrowing = {
  movements?: readonly MemberMovementName[] | undefined;
  seqs?: readonly bigint[] | undefined;
};

/**
 * One page of an account's entries that pass a filter, newest first, with the sums of all of them by
 * movement. `page` from 1.
 */
export async function filteredEntries(
  db: Queryable,
  account: AccountRef,
  moments: Moments,
  { movements, seqs }: EntryNarrowing,
  { page, size }: { page: number; size: number },
): Promise<{ entries: Entry[]; count: number; sums: Map<MemberMovementName, Money> }> {
  const filter = {
    ...(await seqRange(db, account, moments)),
    movementIds: movements?.map((name) => memberMovements[name].id) ?? null,
    seqs: seqs ?? null,
  };
  const sums = await sumEntries(db, account, filter);
  const places = { skip: (page - 1) * size, most: size };
  const isWhole = movements === undefined && seqs === undefined;
  const entries = isWhole
    ? (await entriesPage(db, account, moments, page, size)).entries
    : (await store.listFiltered(db, account, filter, places)).map(entryOf);
  return {
    entries,
    count: [...sums.values()].reduce((sum, { count }) => sum + count, 0),
    sums: new Map([...sums].map(([id, { sum }]) => [movementName(id), units(sum)])),
  };
}

/** The sums of an account's entries between two moments by movement. */
export async function sumsBetween(
  db: Queryable,
  account: AccountRef,
  moments: Moments,
): Promise<Map<MemberMovementName, Money>> {
  const range = await seqRange(db, account, moments);
  const sums = await sumEntries(db, account, { ...range, movementIds: null, seqs: null });
  return new Map([...sums].map(([id, { sum }]) => [movementName(id), units(sum)]));
}

/** The sums of a calendar period by movement, and in how many minutes of it the member staked. */
export type PeriodSums = { from: string; sums: Map<MemberMovementName, Money>; minutes: number };

/**
 * The sums of an account's entries since a moment, by the days, weeks (from Monday) or months of a
 * time zone, newest first. `from` is the first day of each, YYYY-MM-DD.
 */
export async function sumsByPeriod(
  db: Queryable,
  account: AccountRef,
  asked: { from: Date; period: "day" | "week" | "month"; timeZone: string },
): Promise<PeriodSums[]> {
  const { first } = await seqRange(db, account, { from: asked.from, before: null });
  const rows = await store.sumByPeriod(db, account, { first, ...asked });
  return [...Map.groupBy(rows, ({ day }) => day)].map(([from, own]) => ({
    from,
    sums: new Map(own.map((row) => [movementName(row.movementId), units(BigInt(row.sum))])),
    minutes: own.reduce((sum, row) => sum + row.stakedMinutes, 0),
  }));
}
