import type { Transaction } from "#server/kit/database.ts";
import { findReach } from "#server/reports/store.ts";
import * as store from "#server/reports/games/store.ts";

/**
 * Adds the next ledger entries of rounds, at most a day, to the daily sums of games; the sums and
 * their progress are one transaction. A changed time zone recounts all days. Answers 1 while more are
 * left, otherwise 0.
 */
export async function addToGameSums(tx: Transaction): Promise<number> {
  const progress = await store.lockGamesProgress(tx);
  const { timeZone } = progress;
  const isSame = timeZone === progress.summedTimeZone;
  const until = isSame ? progress.until : await store.beginGamesAnew(tx, timeZone);
  const reach = await findReach(tx, { until, timeZone });
  if (!reach) return 0;
  await store.addGameSums(tx, reach);
  await store.saveGamesProgress(tx, reach.before);
  return reach.isLast ? 0 : 1;
}
