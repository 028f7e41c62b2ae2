import type { OwnSession, OwnSelf, SignInEvent } from "#contract/office/operators.ts";
import { permissionsOf } from "#contract/office/permissions.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Queryable } from "#server/kit/database.ts";
import { deviceWords } from "#server/kit/device.ts";
import { sessionEntries } from "#server/kit/live-sessions.ts";
import { Refusal } from "#server/kit/refusal.ts";
import { hashToken, makeToken } from "#server/kit/tokens.ts";
import type { SignedInOperator } from "#server/operators/operator.ts";
import { rememberBrowser } from "#server/operators/browsers/store.ts";
import * as store from "#server/operators/store.ts";

/** Shorter than a member's, because others may reach an unattended screen. */
export const OFFICE_IDLE_MS = 15 * 60_000;
export const OFFICE_ABSOLUTE_MS = 12 * 3_600_000;
/** How many sessions an operator may have; one more ends the least recently used one. */
export const OFFICE_SESSIONS_AT_ONCE = 10;
/** Activity is stored once a minute at most. */
const TOUCH_EVERY_MS = 60_000;
const LISTED_AT_MOST = 50;

/**
 * Starts a session for an operator who has just been authenticated; the browser is a known one from
 * then on. Ends the least recently used session above the limit.
 */
export async function startOfficeSession(
  db: Queryable,
  clock: Clock,
  operator: { operatorId: bigint; address: string; userAgent: string; browserToken: string },
): Promise<{ token: string; endsAt: Date }> {
  const token = makeToken();
  const startedAt = clock.now();
  const endsAt = new Date(startedAt.getTime() + OFFICE_ABSOLUTE_MS);
  await store.insertSession(db, { ...operator, tokenHash: hashToken(token), startedAt, endsAt });
  const { operatorId, browserToken } = operator;
  await rememberBrowser(db, operatorId, hashToken(browserToken), startedAt);
  const most = OFFICE_SESSIONS_AT_ONCE;
  await store.displaceSessions(db, operatorId, most, startedAt, OFFICE_IDLE_MS);
  return { token, endsAt };
}

/**
 * The operator of a cookie, or undefined. Unless `isPassive`, the call is activity and restarts the
 * idle time. A suspended operator has no session from that moment on.
 */
export async function findOperator(
  db: Queryable,
  clock: Clock,
  token: string,
  options: { isPassive: boolean },
): Promise<SignedInOperator | undefined> {
  const now = clock.now();
  const found = await store.findLiveSession(db, hashToken(token), now, OFFICE_IDLE_MS);
  if (!found) return undefined;
  const { emergencyId: id, emergencyAccess: access, emergencyEndsAt: endsAt, ...session } = found;
  const operator = {
    ...session,
    permissions: new Set(permissionsOf[found.role]),
    emergency: id !== null && access !== null && endsAt !== null ? { id, access, endsAt } : null,
  };
  if (options.isPassive || now.getTime() - found.lastActiveAt.getTime() <= TOUCH_EVERY_MS)
    return operator;
  await store.touchSession(db, found.sessionId, now);
  return { ...operator, lastActiveAt: now };
}

/** Ends a session; an ended one stays as it is. */
export const endOfficeSession = (
  db: Queryable,
  clock: Clock,
  sessionId: string,
  because: "logout" | "replaced",
): Promise<void> => store.endSession(db, sessionId, clock.now(), because);

/** The operator as their own screen shows them. */
export const selfOf = (operator: SignedInOperator): OwnSelf => ({
  id: Number(operator.operatorId),
  loginId: operator.loginId,
  name: operator.name,
  role: operator.role,
  permissions: [...operator.permissions],
  endsAt: operator.sessionEndsAt.toISOString(),
  timeZone: operator.timeZone,
  emergency: operator.emergency && {
    access: operator.emergency.access,
    endsAt: operator.emergency.endsAt.toISOString(),
  },
});

/** The operator's live sessions: the one that asks first, then by their last activity. */
export async function ownOfficeSessions(
  db: Queryable,
  clock: Clock,
  operator: SignedInOperator,
): Promise<OwnSession[]> {
  const now = clock.now();
  const rows = await store.listLiveSessions(
    db,
    operator.operatorId,
    now,
    OFFICE_IDLE_MS,
    LISTED_AT_MOST,
  );
  return sessionEntries(rows, operator.sessionId);
}

/**
 * Ends one of the operator's own sessions. Throws Refusal `not_found`, also for another operator's.
 */
export async function endOwnOfficeSession(
  db: Queryable,
  clock: Clock,
  operator: SignedInOperator,
  sessionId: string,
): Promise<void> {
  const ended = await store.revokeSession(db, operator.operatorId, sessionId, clock.now());
  if (!ended) throw new Refusal("not_found");
}

/** The latest sign-in attempts with the operator's id, newest first. */
export async function ownSignIns(
  db: Queryable,
  operator: SignedInOperator,
): Promise<SignInEvent[]> {
  const rows = await store.listSignIns(db, operator.operatorId, LISTED_AT_MOST);
  return rows.map(({ id, at, outcome, address, userAgent }) => ({
    id: Number(id),
    at: at.toISOString(),
    outcome,
    address,
    device: deviceWords(userAgent),
  }));
}
