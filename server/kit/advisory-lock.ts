import type { Database } from "#server/kit/database.ts";
import * as store from "#server/kit/store.ts";

/**
 * Does work that only one process may do at a time; answers undefined, undone, when another is
 * at it. The lock lasts as long as the work and must not be held for more than a few seconds. It
 * takes a connection of `locks`, which is another pool than the one the work uses.
 */
export const withAdvisoryLock = <Result>(
  locks: Database,
  name: string,
  work: () => Promise<Result>,
): Promise<Result | undefined> =>
  locks.transaction(async (tx) => ((await store.tryLock(tx, name)) ? work() : undefined));
