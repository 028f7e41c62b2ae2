import type { OfficeSession, OfficeSessionEnd } from "#contract/office/session-end.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Queryable } from "#server/kit/database.ts";
import { hashToken } from "#server/kit/tokens.ts";
import type { SignedInOperator } from "#server/operators/operator.ts";
import * as store from "#server/operators/session-end/store.ts";
import { OFFICE_IDLE_MS } from "#server/operators/sessions.ts";

/** The time that is left of an operator's session. */
export function officeSessionOf(
  { sessionEndsAt, lastActiveAt }: Pick<SignedInOperator, "sessionEndsAt" | "lastActiveAt">,
  clock: Clock,
): OfficeSession {
  const now = clock.now().getTime();
  const leftMs = Math.max(0, sessionEndsAt.getTime() - now);
  const idleLeftMs = Math.max(0, lastActiveAt.getTime() + OFFICE_IDLE_MS - now);
  return {
    idleLeftMs: Math.min(idleLeftMs, leftMs),
    leftMs,
    endsAt: sessionEndsAt.toISOString(),
  };
}

/** Why the session of a token ended; null for one that goes on, and for an unknown one. */
export async function whyOfficeSessionEnded(
  db: Queryable,
  clock: Clock,
  token: string,
): Promise<OfficeSessionEnd | null> {
  const found = await store.findSessionEnd(db, hashToken(token));
  if (!found) return null;
  if (found.because !== null) return found.because === "logout" ? "signed_out" : found.because;
  const idleEndsAt = new Date(found.lastActiveAt.getTime() + OFFICE_IDLE_MS);
  const [firstAt, why] =
    idleEndsAt < found.endsAt ? [idleEndsAt, "idle" as const] : [found.endsAt, "longest" as const];
  return firstAt > clock.now() ? null : why;
}
