import type { Clock } from "#server/kit/clock.ts";
import type { Database, Queryable } from "#server/kit/database.ts";
import { keptSince, SWEPT_AT_ONCE } from "#server/kit/retention.ts";
import * as store from "#server/reports/significant/noting/store.ts";

/** Rows are read this long after their time, when every transaction of that time has committed. */
const NOTED_AFTER_MS = 60_000;
const AT_ONCE = 10_000;

/**
 * Notes the rounds and payments of at least the thresholds of the settings, with the threshold that
 * held then. They are looked at after they ended, so that no bet writes more. Answers how many were
 * looked at; fewer than `most` of both means done.
 */
export async function noteLarge(
  db: Database,
  clock: Clock,
  most: number = AT_ONCE,
): Promise<number> {
  const until = new Date(clock.now().getTime() - NOTED_AFTER_MS);
  return (await store.noteRounds(db, until, most)) + (await store.notePayments(db, until, most));
}

/** Deletes a bounded number of notes whose retention period is over; answers how many. */
export const sweepLarge = (db: Queryable, clock: Clock): Promise<number> =>
  store.deleteNotes(db, keptSince(clock.now(), "significantEvents"), SWEPT_AT_ONCE);
