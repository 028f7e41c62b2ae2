import type { QuickGame } from "#contract/office/play-patterns.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Database, Queryable } from "#server/kit/database.ts";
import { keptSince, SWEPT_AT_ONCE } from "#server/kit/retention.ts";
import * as store from "#server/games/play-patterns/store.ts";

const SHOWN_DAYS = 30;
const GAMES_AT_MOST = 200;
const DAY_MS = 86_400_000;

/** Games with rounds that began too soon in the last 30 days, the newest first, at most 200. */
export async function quickGames(db: Queryable, clock: Clock): Promise<QuickGame[]> {
  const since = new Date(clock.now().getTime() - SHOWN_DAYS * DAY_MS);
  const rows = await store.listQuickGames(db, since, GAMES_AT_MOST);
  return rows.map((row) => ({ ...row, lastAt: row.lastAt.toISOString() }));
}

/** Deletes what has been kept long enough, a bounded number; answers how many quick starts. */
export async function sweepPlayPatterns(db: Database, clock: Clock): Promise<number> {
  const now = clock.now();
  await store.deleteIdle(db, keptSince(now, "playAtTheMoment"));
  return store.sweepQuickStarts(db, keptSince(now, "quickStarts"), SWEPT_AT_ONCE);
}
