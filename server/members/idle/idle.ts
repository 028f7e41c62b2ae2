import type { Clock } from "#server/kit/clock.ts";
import type { Queryable } from "#server/kit/database.ts";
import * as store from "#server/members/idle/store.ts";

export const IDLE_MS = 30 * 60_000;
/** Activity is written down once a minute at most: a page view must not cost a write. */
export const TOUCH_EVERY_MS = 60_000;

/** When a session ends in which nothing is done any more. */
export const idleEndOf = (activeAt: Date): Date => new Date(activeAt.getTime() + IDLE_MS);

/**
 * Sessions in which something was done at a moment: their idle time starts over from there, never
 * beyond their absolute end. One that was over by then stays over.
 */
export const keepActive = (
  db: Queryable,
  active: readonly { sessionId: string; at: Date }[],
): Promise<void> =>
  store.touchSessions(
    db,
    active.map(({ sessionId, at }) => ({ sessionId, at, idleEndsAt: idleEndOf(at) })),
  );

/** A minute more than the idle time: a stake of the last second may not be written down yet. */
const EXPIRED_FOR_MS = 60_000;
const EXPIRED_AT_ONCE = 500;

/** Writes down that sessions have ended by time; answers those, a bounded number at a time. */
export const expireSessions = (db: Queryable, clock: Clock): Promise<store.ExpiredSession[]> =>
  store.expireSessions(db, new Date(clock.now().getTime() - EXPIRED_FOR_MS), EXPIRED_AT_ONCE);
