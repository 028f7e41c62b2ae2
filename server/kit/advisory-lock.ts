import type { Database } from "#server/kit/database.ts";
import * as store from "#server/kit/store.ts";

/**
 * Does work under an advisory lock; answers undefined without doing it while another process holds
 * the lock. The lock lasts as long as the work, which must take no more than a few seconds. The
 * lock's connection comes from `locks`, a pool separate from the one that the work uses.
 */
export const withAdvisoryLock = <Result>(
  locks: Database,
  name: string,
  work: () => Promise<Result>,
): Promise<Result | undefined> =>
  locks.transaction(async (tx) => ((await store.tryLock(tx, name)) ? work() : undefined));
