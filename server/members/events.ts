import type { MemberStatus } from "#contract/office/members.ts";
import type { Happening } from "#server/kit/act.ts";

/** What of an account's keys a member is written to about when it changes. */
type KeyChange = "password_reset" | "password_changed" | "withdrawal_password_changed";

declare module "#server/kit/act.ts" {
  interface Events {
    /** Sign-ins of a member are over: signed out, displaced, revoked, or by time. */
    "session.ended": Happening & { sessionIds: readonly string[] };
    /** Signed out everywhere: what they opened without a sign-in is over too. */
    "member.signed_out": Happening;
    "member.key_changed": Happening & { change: KeyChange };
    /** Before a member's account is closed: one that may not be is refused here. */
    "member.closing": Happening;
    "member.standing_changed": Happening & { status: MemberStatus };
    "member.level_changed": Happening & { level: number };
    /** What names a closed member is overwritten for good. */
    "member.erased": Happening;
  }
}
