import { createHash, createHmac, randomBytes } from "node:crypto";
import type { Act } from "#server/kit/act.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Queryable } from "#server/kit/database.ts";
import {
  expireSessions,
  idleEndOf,
  keepActive,
  TOUCH_EVERY_MS,
} from "#server/members/idle/idle.ts";
import * as store from "#server/members/sessions/store.ts";

export const ABSOLUTE_MS = 8 * 3_600_000;
/** How many sessions a member has at once; one more ends the one that was unused for longest. */
export const SESSIONS_AT_ONCE = 10;

/** 256 random bits; the database keeps only their SHA-256. */
const makeToken = (): string => randomBytes(32).toString("base64url");
const hashToken = (token: string): Buffer => createHash("sha256").update(token).digest();

/**
 * The token a page may read: it opens the health check and nothing else. Made from the
 * session's own token, so that every page of a session has the same without storing it.
 */
export const healthTokenOf = (token: string): string =>
  createHmac("sha256", token).update("health check").digest("base64url");

export type Session = { sessionId: string; memberId: bigint };
export type StartedSession = Session & {
  /** For the cookie. */
  token: string;
  endsAt: Date;
};

/** What the house keeps of the name of a browser. */
export const hashOfDevice = hashToken;

/** A name for a browser that has none: it says nothing, and nobody can guess another's. */
export const makeDeviceToken = makeToken;

/**
 * Starts a session for a member who has just proved who they are, in a browser that is known from
 * then on. Ends the session that was unused for longest when the member would have too many.
 */
export async function startSession(
  act: Act,
  member: { memberId: bigint; address: string; userAgent: string; deviceToken: string },
): Promise<StartedSession> {
  const token = makeToken();
  const startedAt = act.clock.now();
  const endsAt = new Date(startedAt.getTime() + ABSOLUTE_MS);
  const sessionId = await store.insertSession(act.tx, {
    ...member,
    tokenHash: hashToken(token),
    healthTokenHash: hashToken(healthTokenOf(token)),
    deviceHash: hashToken(member.deviceToken),
    startedAt,
    endsAt,
    idleEndsAt: idleEndOf(startedAt),
  });
  const { memberId } = member;
  const displaced = await store.displaceSessions(act.tx, memberId, SESSIONS_AT_ONCE, startedAt);
  await sayEnded(act, memberId, displaced);
  return { sessionId, memberId, token, endsAt };
}

/**
 * The live session behind a cookie, or undefined. Unless `isPassive`, the call counts as
 * activity and the idle time starts over.
 */
export async function findSession(
  db: Queryable,
  clock: Clock,
  token: string,
  options: { isPassive: boolean },
): Promise<Session | undefined> {
  const now = clock.now();
  const found = await store.findLiveSession(db, hashToken(token), now);
  if (!found) return undefined;
  if (!options.isPassive && now.getTime() - found.lastActiveAt.getTime() > TOUCH_EVERY_MS)
    await keepActive(db, [{ sessionId: found.sessionId, at: now }]);
  return found;
}

/** The live session behind the bearer token of a health check. Never counts as activity. */
export const findSessionByHealthToken = (
  db: Queryable,
  clock: Clock,
  token: string,
): Promise<Session | undefined> =>
  store.findLiveSessionByHealthToken(db, hashToken(token), clock.now());

/** Which of the sessions are live, in one question however many there are. */
export async function liveSessionsOf(
  db: Queryable,
  clock: Clock,
  sessionIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const live = await store.filterLiveSessions(db, sessionIds, clock.now());
  return new Set(live.map((session) => session.sessionId));
}

/** Ends a session; ending an ended one changes nothing. */
export async function endSession(
  act: Act,
  { memberId, sessionId }: Session,
  because: "logout" | "replaced",
): Promise<void> {
  const ended = await store.endSession(act.tx, sessionId, act.clock.now(), because);
  await sayEnded(act, memberId, ended);
}

/** Ends the member's sessions: one, all but one, or all; answers how many. */
export async function revokeSessions(
  act: Act,
  memberId: bigint,
  which: { only?: string; keep?: string },
): Promise<number> {
  const ended = await store.revokeSessions(act.tx, memberId, which, act.clock.now());
  await sayEnded(act, memberId, ended);
  return ended.length;
}

/** Writes down sessions that have ended by time, a bounded number; answers how many. */
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

const sayEnded = async (act: Act, memberId: bigint, sessionIds: readonly string[]) => {
  if (sessionIds.length > 0) await act.emit("session.ended", { memberId, sessionIds });
};
