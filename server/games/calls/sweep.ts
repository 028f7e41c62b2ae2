import type { Clock } from "#server/kit/clock.ts";
import type { Queryable } from "#server/kit/database.ts";
import * as store from "#server/games/calls/store.ts";

const DAYS_AHEAD = 7;
/** A member without a call for this long no longer plays. */
const PLAYS_FOR_MS = 5 * 60_000;

/** Creates the partitions for coming calls and drops those that are too old. */
export const sweepCalls = (db: Queryable, clock: Clock): Promise<void> =>
  store.sweepCalls(db, new Date(clock.now().getTime() - PLAYS_FOR_MS), DAYS_AHEAD);

/** How many members played at each provider in the last five minutes, by the provider's id. */
export const playingNow = (db: Queryable, clock: Clock): Promise<Map<number, number>> =>
  store.countPlaying(db, new Date(clock.now().getTime() - PLAYS_FOR_MS));
