import type { Clock } from "#server/kit/clock.ts";
import type { Database } from "#server/kit/database.ts";
import * as store from "#server/games/browsing/store.ts";

const COUNTED_MS = 7 * 86_400_000;
/** Bounds the work of a count on a busy site; the newest rounds say what is played now. */
const ROUNDS_AT_MOST = 100_000;

/** Counts the settled rounds of each game in the last seven days, at most the newest 100,000. */
export async function countPopularGames(db: Database, clock: Clock): Promise<void> {
  const at = clock.now();
  const since = new Date(at.getTime() - COUNTED_MS);
  await store.countRounds(db, { since, at, most: ROUNDS_AT_MOST });
}
