import type { Clock } from "#server/kit/clock.ts";
import type { Queryable } from "#server/kit/database.ts";
import * as store from "#server/members/store.ts";

/** The member who acts, the session they act from, and where that is. */
export type Actor = { kind: "member"; memberId: bigint; sessionId: string; address: string };

/** The same for somebody who may act without a session: by a link that was handed to them. */
type ActorWithout = { memberId: bigint; sessionId: string | null; address: string };

export type MemberEvent =
  | "password_changed"
  | "password_change_refused"
  | "withdrawal_password_changed"
  | "withdrawal_password_change_refused"
  | "withdrawal_password_wrong"
  | "session_ended"
  | "password_reset";

/** Writes down what a member did, or tried, to what protects their account. */
export const recordEvent = (
  db: Queryable,
  clock: Clock,
  { memberId, sessionId, address }: ActorWithout,
  event: MemberEvent,
): Promise<void> => store.insertEvent(db, { memberId, sessionId, address, event, at: clock.now() });
