import type { Queryable } from "#server/kit/database.ts";

/** The product's source of time, which tests set. */
export type Clock = { now(): Date };

/** The clock of acts, which is compared with that of the database. */
export type ComparedClock = Clock & {
  /** Whether the clock of the database, at this very moment, shows about the same. */
  agreesWith(databaseNow: Date): boolean;
};

/** Clocks of machines that are kept in time differ by far less. */
export const MOST_APART_MS = 5 * 60_000;

export const systemClock: ComparedClock = {
  now: () => new Date(),
  agreesWith: (databaseNow) => Math.abs(Date.now() - databaseNow.getTime()) < MOST_APART_MS,
};

/**
 * What waits for a moment to protect a member asks two clocks, because one that jumps would end the
 * wait. Throws Error when that of this process and that of the database differ by five minutes.
 */
export async function assertClockAgrees(db: Queryable, clock: ComparedClock): Promise<void> {
  const [row] = await db.query<{ now: Date }>("select clock_timestamp() as now");
  if (!row || !clock.agreesWith(row.now))
    throw new Error("the clocks of this process and of the database differ");
}
