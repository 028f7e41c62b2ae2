import type { PrivacyRequestExtension } from "#contract/privacy-request-kinds.ts";
import type { OwnPrivacyRequest } from "#contract/privacy-requests.ts";
import type { ToldRefusal } from "#contract/identity.ts";
import type { LimitGround } from "#contract/limit-kinds.ts";
import type { MemberStatus } from "#contract/office/members.ts";
import type { Happening } from "#server/kit/act.ts";
import type { Money } from "#server/kit/money.ts";
import type { NamedLimit } from "#server/ledger/limits/limits.ts";

/** The credential changes that a member gets a note about. */
type KeyChange =
  | "password_reset"
  | "password_changed"
  | "withdrawal_password_changed"
  | "second_factor_added"
  | "second_factor_removed"
  | "second_factor_lifted"
  | "recovery_code_used"
  | "recovery_codes_renewed"
  | "passkey_added"
  | "passkey_removed"
  | "passkeys_removed"
  | "phone_changed"
  | "bank_account_changed"
  | "sign_in_notes_off";

declare module "#server/kit/act.ts" {
  interface Events {
    /** Sessions of a member ended: signed out, displaced, revoked, or expired. */
    "session.ended": Happening & { sessionIds: readonly string[] };
    /** All sessions ended, so what was opened without a session ends too. */
    "member.signed_out": Happening;
    "member.key_changed": Happening & { change: KeyChange };
    /** The member signed in in a new browser, after using others before. */
    "member.new_browser": Happening & { address: string; userAgent: string };
    /** The member signed in in a known browser, and has chosen a note about every sign-in. */
    "member.sign_in_noted": Happening & { address: string; userAgent: string };
    /** Emitted before a member's account is closed, with its money locked; a listener may refuse. */
    "member.closing": Happening;
    /** The member asked that the account is closed once it is empty. */
    "member.closing_asked": Happening;
    "member.closing_taken_back": Happening;
    /** The member is told that the account becomes dormant; the day is `YYYY-MM-DD`. */
    "member.inactivity_told": Happening & { inactiveSince: string; dueAt: Date };
    /** Staff opened a dormant account again. */
    "member.reopened": Happening;
    "member.standing_changed": Happening & { status: MemberStatus };
    /** The member began a cooling-off or a self-exclusion. */
    "member.break_began": Happening & { isExclusion: boolean; endsAt: Date | null };
    /** A break or a self-exclusion ended; others of the member may still hold. */
    "member.break_ended": Happening;
    /** A national register does not allow the member to play or gave no answer, or they are barred. */
    "member.barred": Happening;
    /** What barred the member does not any more. */
    "member.cleared": Happening;
    /** Stakes are held from now on because the member's identity is not verified. */
    "member.identity_needed": Happening;
    /** The member sent a document for it. */
    "member.identity_sent": Happening;
    /** Staff decided on the document, or ask for another one. */
    "member.identity_decided": Happening &
      ({ outcome: "verified" | "ended" } | { outcome: "refused"; refusedFor: ToldRefusal });
    /** The member opened or withdrew a privacy request, or staff wrote one down. */
    "member.privacy_request_changed": Happening;
    /** Staff extended a privacy request by two months; `dueOn` is YYYY-MM-DD. */
    "member.privacy_request_extended": Happening &
      Pick<OwnPrivacyRequest, "kind" | "dueOn"> & { ground: PrivacyRequestExtension };
    /** Staff answered a privacy request. */
    "member.privacy_request_answered": Happening & Pick<OwnPrivacyRequest, "kind">;
    /** The member set, lowered or raised a limit, asked for a raise or took it back. */
    "member.limit_changed": Happening;
    /** Consent to promotional notes was given or withdrawn. */
    "member.consent_changed": Happening;
    /** The member answered a reality check. */
    "member.check_answered": Happening;
    /** Staff imposed a limit or lowered it; without a ground, two raised or ended it (null). */
    "member.limit_imposed": Happening &
      NamedLimit & { amount: bigint | null; ground: LimitGround | null; since: Date };
    /** 80 or 100 percent of a limit are used in its period. */
    "member.limit_near": Happening & NamedLimit & { share: 80 | 100; amount: Money | null };
    /** The member's limits are half a year old: whether they still fit is asked. */
    "member.limit_review_due": Happening;
    "member.level_changed": Happening & { level: number };
    /** A closed member's personal data was erased. */
    "member.erased": Happening;
  }
}
