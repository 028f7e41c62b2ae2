import * as z from "zod/mini";
import { rowId, writtenText } from "#contract/fields.ts";
import { act, read, selfService } from "#contract/office/call.ts";
import { ownSelf, signInOutcomes } from "#contract/office/operators.ts";
import { attestation, creationOptions } from "#contract/passkeys.ts";
import { factorFields } from "#contract/office/passkeys.ts";
import { roles } from "#contract/office/permissions.ts";

const colleague = z.object({
  id: z.int(),
  loginId: z.string(),
  name: z.string(),
  role: z.enum(roles),
  status: z.enum(["active", "suspended"]),
  createdAt: z.string(),
  /** The last successful sign-in, and from where; null without one. */
  lastSignInAt: z.nullable(z.string()),
  lastSignInAddress: z.nullable(z.string()),
  passwordChangedAt: z.string(),
  /** When the operator was suspended; null for an active one, and where it was not recorded. */
  suspendedAt: z.nullable(z.string()),
  /** When the operator's access ends by itself; null without an end. */
  accessUntil: z.nullable(z.string()),
  isAccessOver: z.boolean(),
  /**
   * Who invited or renewed the operator, until a third operator meets them or this moment comes.
   */
  letIn: z.nullable(
    z.object({
      madeBy: z.nullable(z.string()),
      checkedBy: z.string(),
      until: z.string(),
      /** Whether the asking operator is a third one who may confirm having met them. */
      mayMeet: z.boolean(),
    }),
  ),
  /** How many passkeys they have. */
  passkeys: z.int(),
  isOwn: z.boolean(),
});
export type Colleague = z.infer<typeof colleague>;

const invitation = z.object({
  id: z.int(),
  loginId: z.string(),
  name: z.string(),
  role: z.enum(roles),
  /** Null when it was made with the command line. */
  madeBy: z.nullable(z.string()),
  /** The second operator, who alone makes the link. */
  checkedBy: z.nullable(z.string()),
  mayMakeLink: z.boolean(),
  madeAt: z.string(),
  /** For an operator who renews the second factor, in contrast to a new operator. */
  isRenewal: z.boolean(),
  /** The renewal sets a new password too. */
  renewsPassword: z.boolean(),
  /** When the access that it gives ends; null without an end. */
  accessUntil: z.nullable(z.string()),
  /** Until when the link is valid; null without a link. */
  expiresAt: z.nullable(z.string()),
  isExpired: z.boolean(),
});
export type Invitation = z.infer<typeof invitation>;

const anySignIn = z.object({
  id: z.int(),
  at: z.string(),
  /** The id as it was typed; `operator` is null for an unknown id. */
  loginId: z.string(),
  operator: z.nullable(z.string()),
  outcome: z.enum(signInOutcomes),
  address: z.string(),
  device: z.string(),
});
export type AnySignIn = z.infer<typeof anySignIn>;

/** The token in a link; 256 random bits. */
const token = z.string().check(z.regex(/^[\w-]{43}$/));
const role = z.enum(roles);
const moment = z.iso.datetime();

/** Staff: their accounts, roles, invitations and suspension. */
export const staffCalls = {
  "get-operators": read({
    summary: "Every operator with role, state and last sign-in, a hundred a page by id.",
    access: "operators.read",
    fields: { after: z.optional(rowId) },
    output: z.object({ operators: z.array(colleague), next: z.nullable(z.int()) }),
    refusals: [],
  }),
  "change-operator-role": act({
    summary: "Give a colleague another role; a second operator checks it, their sessions end.",
    access: "operators.change",
    checkedBy: "operators.check",
    fields: { id: rowId, role, from: role },
    output: z.object({}),
    refusals: ["not_found", "stale", "already", "self", "last", "waiting"],
  }),
  "change-operator-end": act({
    summary:
      "Set when a colleague's access ends by itself; a later end, or none, needs a second operator.",
    access: "operators.change",
    checkedBy: "operators.check",
    fields: { id: rowId, until: z.nullable(moment), from: z.nullable(moment) },
    output: z.object({}),
    refusals: ["not_found", "stale", "already", "self", "last", "waiting"],
  }),
  "suspend-operator": act({
    summary: "Suspend a colleague at once; their sessions end.",
    access: "operators.change",
    fields: { id: rowId },
    output: z.object({}),
    refusals: ["not_found", "already", "self", "last"],
  }),
  "restore-operator": act({
    summary: "Reactivate a suspended colleague; a second operator checks it.",
    access: "operators.change",
    checkedBy: "operators.check",
    fields: { id: rowId },
    output: z.object({}),
    refusals: ["not_found", "already", "self", "waiting"],
  }),
  "renew-second-factor": act({
    summary:
      "End a colleague's second factor, passkeys and sessions, and a lost password; with a one-time link they set new ones. A second operator checks it.",
    access: "operators.change",
    checkedBy: "operators.check",
    fields: { id: rowId, renewsPassword: z.optional(z.boolean()) },
    output: z.object({}),
    refusals: ["not_found", "already", "self", "closed", "waiting"],
  }),
  "get-invitations": read({
    summary: "Pending invitations and renewals, newest first.",
    access: "operators.read",
    fields: {},
    output: z.object({ invitations: z.array(invitation) }),
    refusals: [],
  }),
  "invite-operator": act({
    summary: "Invite a colleague in a role; a second operator checks it and makes the link.",
    access: "operators.change",
    checkedBy: "operators.check",
    fields: {
      loginId: z.string().check(z.regex(/^[a-z][a-z0-9.-]{2,39}$/)),
      name: writtenText(60),
      role,
      /** When the access ends by itself; without an end where it is absent. */
      until: z.optional(moment),
    },
    output: z.object({}),
    refusals: ["already", "waiting"],
  }),
  "make-invitation-link": act({
    summary:
      "Make the one-time link of an invitation, shown once to the second operator who approved it; an earlier link ends.",
    access: "operators.check",
    fields: { id: rowId },
    output: z.object({ token: z.string(), expiresAt: z.string() }),
    refusals: ["not_found", "already", "own"],
  }),
  "revoke-invitation": act({
    summary: "Withdraw an invitation; its link ends.",
    access: "operators.change",
    fields: { id: rowId },
    output: z.object({}),
    refusals: ["not_found", "already"],
  }),
  "meet-operator": act({
    summary:
      "Confirm, as a third operator, having met a new colleague in person: from then on they and those who invited them count as two people.",
    access: "operators.check",
    fields: { id: rowId },
    output: z.object({}),
    refusals: ["not_found", "already", "self", "let_in"],
  }),
  "get-operator-sign-ins": read({
    summary: "Attempts to sign in to the office, newest first, fifty a page by id.",
    access: "operators.read",
    fields: {
      operator: z.optional(rowId),
      outcome: z.optional(z.enum(signInOutcomes)),
      before: z.optional(rowId),
    },
    output: z.object({ events: z.array(anySignIn), next: z.nullable(z.int()) }),
    refusals: [],
  }),
};

/** The calls for the holder of an invitation's link. */
export const enrolmentCalls = {
  "open-invitation": selfService({
    summary: "The recipient of an invitation's link.",
    access: "anyone",
    fields: { token },
    output: z.object({
      loginId: z.string(),
      name: z.string(),
      role,
      expiresAt: z.string(),
      /** The holder is an operator already. */
      isRenewal: z.boolean(),
      /** They set a password; otherwise they enter the existing one. */
      setsPassword: z.boolean(),
    }),
    refusals: ["not_found", "expired"],
  }),
  "enrol-operator": selfService({
    summary:
      "Set the password, or enter the existing one to renew a second factor, and get the secret of a new app, which is shown once; while staff sign in with passkeys only, what a passkey is made with.",
    access: "anyone",
    fields: { token, password: z.string().check(z.minLength(12), z.maxLength(128)) },
    output: z.object({
      /** For an authenticator app, as text and as URI; null while staff sign in with passkeys only. */
      secret: z.nullable(z.string()),
      uri: z.nullable(z.string()),
      /** What a passkey is made with; null while codes count. */
      passkey: z.nullable(creationOptions),
    }),
    refusals: ["not_found", "expired", "weak", "pass", "passkey_address"],
  }),
  "confirm-enrolment": selfService({
    summary:
      "Confirm the second factor, with its first code or a new passkey: the invitation becomes an operator, or the renewal is complete.",
    access: "anyone",
    fields: { token, code: factorFields.code, passkey: z.optional(attestation) },
    output: z.object({ operator: ownSelf }),
    refusals: ["not_found", "expired", "otp", "already", "closed", "passkey", "passkey_address"],
  }),
};
