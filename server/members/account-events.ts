import type { Clock } from "#server/kit/clock.ts";
import type { Queryable } from "#server/kit/database.ts";
import * as store from "#server/members/store.ts";

/** The acting member, with the session and the address. */
export type Actor = { kind: "member"; memberId: bigint; sessionId: string; address: string };

/** A member who acts without a session, with a link that they were given. */
type ActorWithout = { memberId: bigint; sessionId: string | null; address: string };

export type MemberEvent =
  | "password_changed"
  | "password_change_refused"
  | "withdrawal_password_changed"
  | "withdrawal_password_change_refused"
  | "withdrawal_password_wrong"
  | "session_ended"
  | "password_reset"
  | "second_factor_added"
  | "second_factor_removed"
  | "second_factor_refused"
  | "second_factor_lifted"
  | "recovery_code_used"
  | "recovery_codes_renewed"
  | "passkey_added"
  | "passkey_removed"
  | "passkey_refused"
  | "passkeys_removed"
  | "phone_changed"
  | "bank_account_changed"
  | "number_refused"
  | "sign_in_notes_on"
  | "sign_in_notes_off";

/** Records what a member did, or tried to do, to the credentials of the account. */
export const recordEvent = (
  db: Queryable,
  clock: Clock,
  { memberId, sessionId, address }: ActorWithout,
  event: MemberEvent,
): Promise<void> => store.insertEvent(db, { memberId, sessionId, address, event, at: clock.now() });
