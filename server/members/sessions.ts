import { createHmac } from "node:crypto";
import type { SessionCountdown } from "#contract/session-end.ts";
import type { SessionEnd } from "#contract/session-ends.ts";
import type { Act } from "#server/kit/act.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Queryable } from "#server/kit/database.ts";
import { hashToken, makeToken } from "#server/kit/tokens.ts";
import {
  expireSessions,
  idleEndOf,
  keepActive,
  TOUCH_EVERY_MS,
} from "#server/members/idle/idle.ts";
import { rulesOfMember } from "#server/members/home-site/home-site.ts";
import { beginToPlay } from "#server/members/play-time/play-time.ts";
import { ABSOLUTE_MS } from "#server/members/session-length.ts";
import * as store from "#server/members/sessions/store.ts";

/** How many sessions a member may have; one more ends the least recently used one. */
export const SESSIONS_AT_ONCE = 10;

/**
 * The token that a page may read, accepted by the health check only. It is derived from the
 * session's token, so that all pages of a session have the same one without storing it.
 */
export const healthTokenOf = (token: string): string =>
  createHmac("sha256", token).update("health check").digest("base64url");

export type Session = { sessionId: string; memberId: bigint };
export type StartedSession = Session & {
  /** For the cookie. */
  token: string;
  endsAt: Date;
};

/**
 * Starts a session for a member who has just been authenticated; the browser is a known one from
 * then on. Ends the least recently used session above the limit.
 */
export async function startSession(
  act: Act,
  member: { memberId: bigint; address: string; userAgent: string; deviceToken: string },
): Promise<StartedSession> {
  const token = makeToken();
  const startedAt = act.clock.now();
  const endsAt = new Date(startedAt.getTime() + ABSOLUTE_MS);
  const rules = await rulesOfMember(act.tx, member.memberId);
  await beginToPlay(act, member.memberId, rules);
  const sessionId = await store.insertSession(act.tx, {
    ...member,
    tokenHash: hashToken(token),
    healthTokenHash: hashToken(healthTokenOf(token)),
    deviceHash: hashToken(member.deviceToken),
    startedAt,
    endsAt,
    idleEndsAt: idleEndOf(startedAt, rules.idleMinutes),
    idleMinutes: rules.idleMinutes,
    placeMinutes: rules.placeMinutes,
  });
  const { memberId } = member;
  const displaced = await store.displaceSessions(act.tx, memberId, SESSIONS_AT_ONCE, startedAt);
  await sayEnded(act, memberId, displaced);
  return { sessionId, memberId, token, endsAt };
}

/**
 * The live session of a cookie, or undefined. Unless `isPassive`, the call is activity and restarts
 * the idle time.
 */
export async function findSession(
  db: Queryable,
  clock: Clock,
  token: string,
  options: { isPassive: boolean },
): Promise<Session | undefined> {
  const found = await store.findLiveSession(db, hashToken(token), clock.now());
  if (found && !options.isPassive) await recordActivity(db, clock, found);
  return found;
}

/** Restarts the idle time of a session that was found live; writes once a minute at most. */
export async function recordActivity(
  db: Queryable,
  clock: Clock,
  { sessionId, lastActiveAt }: Pick<store.LiveSession, "sessionId" | "lastActiveAt">,
): Promise<void> {
  const at = clock.now();
  if (at.getTime() - lastActiveAt.getTime() > TOUCH_EVERY_MS)
    await keepActive(db, [{ sessionId, at }]);
}

export const startOfSession = store.startOfSession;

/** The time that is left of a session; nothing of one that is over. */
export const countdownTo = (
  { idleEndsAt, endsAt }: store.SessionEnds,
  now: Date,
): SessionCountdown => ({
  idleLeftMs: Math.max(0, idleEndsAt.getTime() - now.getTime()),
  leftMs: Math.max(0, endsAt.getTime() - now.getTime()),
});

/** The time that is left of a session, read anew. */
export const countdownOfSession = async (
  db: Queryable,
  clock: Clock,
  sessionId: string,
): Promise<SessionCountdown> => countdownTo(await store.endsOfSession(db, sessionId), clock.now());

/** The live ones among the sessions with the time that is left of them, found with one statement. */
export async function liveSessionsOf(
  db: Queryable,
  clock: Clock,
  sessionIds: readonly string[],
): Promise<ReadonlyMap<string, SessionCountdown>> {
  const now = clock.now();
  const live = await store.filterLiveSessions(db, sessionIds, now);
  return new Map(live.map((session) => [session.sessionId, countdownTo(session, now)]));
}

/** Ends a session; an ended one stays as it is. */
export async function endSession(
  act: Act,
  { memberId, sessionId }: Session,
  because: "logout" | "replaced",
): Promise<void> {
  const ended = await store.endSession(act.tx, sessionId, act.clock.now(), because);
  await sayEnded(act, memberId, ended);
}

/** Ends the member's sessions: one, all but one, or all; answers how many ended. */
export async function revokeSessions(
  act: Act,
  memberId: bigint,
  which: { only?: string; keep?: string; because: store.RevokedBecause },
): Promise<number> {
  const ended = await store.revokeSessions(act.tx, memberId, which, act.clock.now());
  await sayEnded(act, memberId, ended);
  return ended.length;
}

/** Ends expired sessions, a bounded number; answers how many. */
export async function endExpiredSessions(act: Act): Promise<number> {
  const ended = await expireSessions(act.tx, act.clock);
  for (const [memberId, own] of Map.groupBy(ended, (each) => each.memberId))
    await sayEnded(
      act,
      memberId,
      own.map(({ sessionId }) => sessionId),
    );
  return ended.length;
}

/**
 * Why the session of a token ended; null for one that goes on, and for an unknown one. The token is
 * that of the session or of its health checks, so that strangers learn nothing.
 */
export async function whySessionEnded(
  db: Queryable,
  clock: Clock,
  by: { token: string } | { healthToken: string },
): Promise<SessionEnd | null> {
  const found =
    "token" in by
      ? await store.findSessionEnd(db, "token_hash", hashToken(by.token), clock.now())
      : await store.findSessionEnd(db, "health_token_hash", hashToken(by.healthToken), clock.now());
  if (!found || found.isLive) return null;
  const { because, isLongest, isClosed } = found;
  if (because === null && isClosed) return "staff";
  // The worker stores the end of an expired session a minute later.
  if (because === null || because === "expired") return isLongest ? "longest" : "idle";
  if (because === "logout") return "logged_out";
  return because === "revoked" ? null : because;
}

const sayEnded = async (act: Act, memberId: bigint, sessionIds: readonly string[]) => {
  if (sessionIds.length > 0) await act.emit("session.ended", { memberId, sessionIds });
};
