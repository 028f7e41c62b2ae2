import type { Database, Transaction } from "#server/kit/database.ts";
import { addStakes } from "#server/reports/stakes/store.ts";
import * as store from "#server/reports/store.ts";

/**
 * Adds the next stretch of ledger entries, a day at most, to the daily sums: the sums and how far
 * they reach are one transaction. Entries count once no transaction can write an earlier one:
 * an entry's time is taken inside its transaction, so every entry before the start of the oldest
 * transaction under way is there to be seen. Answers 1 while more is left, 0 when it has caught up.
 */
export const addToSums = (db: Database): Promise<number> =>
  db.transaction(async (tx) => {
    const reach = await reachOf(tx);
    if (!reach) return 0;
    await store.addSums(tx, reach);
    await store.addActivity(tx, reach);
    await addStakes(tx, reach);
    await store.saveProgress(tx, reach.before);
    return reach.isLast ? 0 : 1;
  });

/** The next period to sum; null when none is left. A changed time zone recounts all days. */
async function reachOf(tx: Transaction): Promise<store.Reach | null> {
  const progress = await store.lockProgress(tx);
  if (progress.timeZone === progress.summedTimeZone) return store.findReach(tx);
  await store.beginAnew(tx, progress.timeZone);
  return store.findReach(tx);
}
