import type { PreviousSignIn, SessionEntry } from "#contract/members.ts";
import type { Acts } from "#server/kit/act.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Database } from "#server/kit/database.ts";
import { Refusal } from "#server/kit/refusal.ts";
import { throttle, type ThrottleRule } from "#server/kit/throttle.ts";
import { deviceWords, maskAddress } from "#server/kit/device.ts";
import { sessionEntries } from "#server/kit/live-sessions.ts";
import { recordEvent, type Actor } from "#server/members/account-events.ts";
import { revokeSessions, SESSIONS_AT_ONCE } from "#server/members/sessions.ts";
import * as store from "#server/members/sessions/store.ts";

export const ENDINGS_PER_MEMBER: ThrottleRule = { uses: 30, windowMs: 10 * 60_000 };

/** The member's live sessions: the one that asks first, then by their last activity. */
export async function ownSessions(
  db: Database,
  clock: Clock,
  own: { memberId: bigint; sessionId: string },
): Promise<SessionEntry[]> {
  const now = clock.now();
  const rows = await store.listLiveSessions(db, own.memberId, now, SESSIONS_AT_ONCE);
  return sessionEntries(rows, own.sessionId).map((entry) => ({
    ...entry,
    address: maskAddress(entry.address),
  }));
}

/** The member's sign-in before this session, with the number of refused attempts since; or null. */
export async function previousSignIn(
  db: Database,
  own: { memberId: bigint; sessionId: string },
): Promise<PreviousSignIn | null> {
  const found = await store.findPrevious(db, own.memberId, own.sessionId);
  if (!found) return null;
  return {
    at: found.at.toISOString(),
    address: maskAddress(found.address),
    device: deviceWords(found.userAgent),
    refusedSince: found.refusedSince,
  };
}

/**
 * Ends one of the member's own sessions. Throws Refusal `not_found`, also for another member's
 * session and for an ended one, and `too_often`.
 */
export async function endOwnSession(
  { db, clock, perform }: Acts,
  actor: Actor,
  sessionId: string,
): Promise<void> {
  await throttle(db, clock, `end-session:${actor.memberId}`, ENDINGS_PER_MEMBER);
  await perform(actor, async (act) => {
    const ended = await revokeSessions(act, actor.memberId, {
      only: sessionId,
      because: "member",
    });
    if (ended === 0) throw new Refusal("not_found");
    await recordEvent(act.tx, clock, actor, "session_ended");
  });
}
