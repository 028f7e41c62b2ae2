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
