import type { DayCompared } from "#contract/office/day-files.ts";
import type { Queryable } from "#server/kit/database.ts";
import { differencesOf, type TheirTransaction } from "#server/games/reconciling/comparing.ts";
import { listOurs, type Books } from "#server/games/reconciling/books/books.ts";
import type { Difference } from "#server/games/reconciling/store.ts";
import * as store from "#server/games/reconciling/day-files/store.ts";

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
/** Both sides can have a transaction on different days so near to the end of one. */
const EDGE_MS = HOUR_MS;
/** What one comparison reads of our books, so many transactions; a larger day comes in parts. */
const MOST_OF_OURS = 400_000;
/** No day: only what a file names is read. */
export const NO_SPAN = { from: new Date(0), until: new Date(0) };

/** A file's day, which begins `hoursAhead` of that of UTC. */
export function spanOf(day: string, hoursAhead: number): { from: Date; until: Date } {
  const from = Date.parse(`${day}T00:00:00Z`) - hoursAhead * HOUR_MS;
  return { from: new Date(from), until: new Date(from + DAY_MS) };
}

export type ComparedDay = {
  differences: Difference[];
  /** Every key that the comparison looked at. */
  looked: string[];
  /** Those of the file that we booked on another day. */
  outside: string[];
  summary: DayCompared;
  /** More of the file's transactions are of another day than of this one. */
  isOfAnotherDay: boolean;
  /** Our books have more transactions than one comparison reads. */
  isTooLarge: boolean;
};

/** The day of a file, which begins `hoursAhead` of that of UTC; of a part only its lines are looked at. */
type About = { connection: string; day: string; hoursAhead: number; isPart: boolean };

/**
 * Compares a file's transactions of a day with ours, one by one: those of the file whenever we
 * booked them, and ours of the day that neither this file nor that of a day beside it has.
 */
export async function compareDay(
  db: Queryable,
  books: Books,
  { connection, day, hoursAhead, isPart }: About,
  theirs: readonly TheirTransaction[],
  mostOfOurs = MOST_OF_OURS,
): Promise<ComparedDay> {
  const span = spanOf(day, hoursAhead);
  const theirKeys = new Set(theirs.map(({ key }) => key));
  const read = await listOurs(db, books, connection, [...theirKeys], isPart ? NO_SPAN : span);
  const others = read.flatMap(({ key }) => (theirKeys.has(key) ? [] : [key]));
  const elsewhere = await store.listElsewhere(db, connection, day, others);
  const ours = read.filter(({ key }) => theirKeys.has(key) || !elsewhere.has(key));
  const differences = differencesOf(ours, theirs);
  const outside = ours.filter(({ at }) => isOutside(at, span, 0));
  const far = ours.filter(({ at }) => isOutside(at, span, EDGE_MS)).length;
  const known = ours.filter(({ key }) => theirKeys.has(key)).length;
  return {
    differences,
    looked: [...theirKeys, ...ours.map(({ key }) => key)],
    outside: outside.map(({ key }) => key),
    summary: summaryOf(theirs.length, differences, isPart),
    isOfAnotherDay: far > known - far,
    isTooLarge: read.length >= mostOfOurs,
  };
}

export const isOutside = (at: Date, { from, until }: { from: Date; until: Date }, edgeMs: number) =>
  at.getTime() < from.getTime() - edgeMs || at.getTime() >= until.getTime() + edgeMs;

function summaryOf(
  lines: number,
  differences: readonly Difference[],
  isPart: boolean,
): DayCompared {
  const count = (wanted: Difference["kind"]) =>
    differences.filter(({ kind }) => kind === wanted).length;
  const both = {
    theirs_only: count("theirs_only"),
    amount: count("amount"),
    state: count("state"),
  };
  const same = lines - both.theirs_only - both.amount - both.state;
  return { same, differing: { ours_only: isPart ? null : count("ours_only"), ...both } };
}
