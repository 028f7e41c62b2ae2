import type { Database, Transaction } from "#server/kit/database.ts";
import { addToGameSums } from "#server/reports/games/sums.ts";
import { addStakes } from "#server/reports/stakes/store.ts";
import * as store from "#server/reports/store.ts";

/**
 * Adds the next ledger entries, at most a day, to the daily sums or, when those have all, to the sums
 * of games; the sums and their progress are one transaction. Entries are summed once no transaction can write an earlier one:
 * an entry's time is taken inside its transaction, so all entries before the start of the oldest open
 * transaction are visible. Answers 1 while more are left, otherwise 0.
 */
export async function addToSums(db: Database): Promise<number> {
  const left = await db.transaction(addEntries);
  return left > 0 ? left : db.transaction(addToGameSums);
}

async function addEntries(tx: Transaction): Promise<number> {
  const reach = await reachOf(tx);
  if (!reach) return 0;
  await store.addSums(tx, reach);
  await store.addHouseSums(tx, reach);
  await store.addMonths(tx, reach);
  await store.addActivity(tx, reach);
  await addStakes(tx, reach);
  await store.saveProgress(tx, reach.before);
  return reach.isLast ? 0 : 1;
}

/** The next period to sum; null when none is left. A changed time zone recounts all days. */
async function reachOf(tx: Transaction): Promise<store.Reach | null> {
  const progress = await store.lockProgress(tx);
  const { timeZone } = progress;
  const isSame = timeZone === progress.summedTimeZone;
  const until = isSame ? progress.until : await store.beginAnew(tx, timeZone);
  return store.findReach(tx, { until, timeZone });
}
