import { profileRules } from "#contract/office/profile-rules.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Queryable } from "#server/kit/database.ts";
import * as store from "#server/members/idle/store.ts";

const MINUTE_MS = 60_000;
/** The idle time where the jurisdiction names none. */
export const IDLE_MS = profileRules.idleMinutes.value * MINUTE_MS;
/** Activity is stored once a minute at most, so that a page view costs no write. */
export const TOUCH_EVERY_MS = 60_000;

/** When a session without further activity ends, by the idle time of its jurisdiction. */
export const idleEndOf = (activeAt: Date, idleMinutes: number): Date =>
  new Date(activeAt.getTime() + idleMinutes * MINUTE_MS);

/**
 * Restarts the idle time of sessions from a moment of activity, up to their absolute end. It does
 * not restart sessions that had ended before that moment.
 */
export const keepActive = (
  db: Queryable,
  active: readonly { sessionId: string; at: Date }[],
): Promise<void> => store.touchSessions(db, active);

/** A minute more than the idle time, because activity of its last second may be stored late. */
const EXPIRED_FOR_MS = 60_000;
const EXPIRED_AT_ONCE = 500;

/** Ends expired sessions, a bounded number at a time; answers them. */
export const expireSessions = (db: Queryable, clock: Clock): Promise<store.ExpiredSession[]> =>
  store.expireSessions(db, new Date(clock.now().getTime() - EXPIRED_FOR_MS), EXPIRED_AT_ONCE);
