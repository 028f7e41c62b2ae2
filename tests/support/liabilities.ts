import type { Clock } from "#server/kit/clock.ts";
import type { Database } from "#server/kit/database.ts";
import { dateOf, startOfDay } from "#server/kit/days.ts";
import { sealKeyOf } from "#server/ledger/seals/signing.ts";
import { countRunning } from "#server/reports/funds/running.ts";
import { makeTree } from "#server/reports/liabilities/making.ts";
import { getProgress } from "#server/reports/reading/store.ts";
import { addToSums } from "#server/reports/sums.ts";

export const treeKey = sealKeyOf(Buffer.alloc(32, 9).toString("base64url"));

/** Counts the stakes that ran when yesterday ended, as the worker does soon after it; answers that day. */
export async function countYesterday(db: Database): Promise<string> {
  const { timeZone } = await getProgress(db);
  const end = startOfDay(dateOf(new Date(), timeZone), timeZone);
  await countRunning(db, { now: () => new Date(end.getTime() + 600_000) });
  return dateOf(new Date(end.getTime() - 1), timeZone);
}

export async function sumEntries(db: Database): Promise<void> {
  while ((await addToSums(db)) > 0) continue;
}

/** Sums every entry, and takes every step of the trees that are due; answers how many steps. */
export async function makeTrees(db: Database, clock: Clock): Promise<number> {
  await sumEntries(db);
  let steps = 0;
  while ((await makeTree(db, clock, treeKey)) > 0) steps++;
  return steps;
}
