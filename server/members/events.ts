import type { Clock } from "#server/kit/clock.ts";
import type { Queryable } from "#server/kit/database.ts";
import * as store from "#server/members/store.ts";

/** The member who acts, the session they act from, and where that is. */
export type Actor = { memberId: bigint; sessionId: string; address: string };

export type MemberEvent =
  | "password_changed"
  | "password_change_refused"
  | "withdrawal_password_changed"
  | "withdrawal_password_change_refused"
  | "withdrawal_password_wrong"
  | "session_ended";

/** Writes down what a member did, or tried, to what protects their account. */
export const recordEvent = (
  db: Queryable,
  clock: Clock,
  actor: Actor,
  event: MemberEvent,
): Promise<void> => store.insertEvent(db, { ...actor, event, at: clock.now() });
