import * as z from "zod/mini";
import { read, selfService } from "#contract/office/call.ts";
import { ownEmergency } from "#contract/office/emergencies.ts";
import { factorFields } from "#contract/office/passkeys.ts";
import { permissions, roles } from "#contract/office/permissions.ts";
import { officeSession, officeSessionEnds } from "#contract/office/session-end.ts";

/** The signed-in operator and their permissions. */
export const ownSelf = z.object({
  id: z.int(),
  loginId: z.string(),
  name: z.string(),
  role: z.enum(roles),
  permissions: z.array(z.enum(permissions)),
  /** The absolute end of the session, ISO 8601. */
  endsAt: z.string(),
  /** The IANA time zone of the office's days and times. */
  timeZone: z.string(),
  /** Emergency access of this session, while it lasts. */
  emergency: z.nullable(ownEmergency),
});
export type OwnSelf = z.infer<typeof ownSelf>;

const ownSession = z.object({
  id: z.string(),
  startedAt: z.string(),
  lastActiveAt: z.string(),
  address: z.string(),
  /** Browser and system in words, such as `Chrome, Windows`. */
  device: z.string(),
  isCurrent: z.boolean(),
});
export type OwnSession = z.infer<typeof ownSession>;

export const signInOutcomes = [
  "success",
  "wrong_credentials",
  "second_factor_missing",
  "second_factor_wrong",
  "too_often",
  "account_not_active",
] as const;

const signInEvent = z.object({
  id: z.int(),
  at: z.string(),
  outcome: z.enum(signInOutcomes),
  address: z.string(),
  device: z.string(),
});
export type SignInEvent = z.infer<typeof signInEvent>;

export const operatorCalls = {
  "sign-in": selfService({
    summary: "Sign in with id, password and a passkey or a code; sets the office's cookie.",
    access: "anyone",
    fields: {
      loginId: z.string().check(z.minLength(1), z.maxLength(64)),
      password: z.string().check(z.minLength(1), z.maxLength(128)),
      ...factorFields,
    },
    output: z.object({ operator: ownSelf }),
    refusals: ["pass", "otp", "time", "closed"],
  }),
  "sign-out": selfService({
    summary: "End the session on the server and clear the cookie.",
    access: "anyone",
    fields: {},
    output: z.object({}),
    refusals: [],
  }),
  "get-own-self": read({
    summary: "Who is signed in, what they may do, and how long the session lasts.",
    access: "operator",
    fields: {},
    output: z.object({ operator: ownSelf, session: officeSession }),
    refusals: [],
  }),
  "get-own-session-end": read({
    summary: "Why the session of the browser's cookie ended.",
    access: "anyone",
    fields: {},
    /** Null for a session that goes on and for an unknown one. */
    output: z.object({ why: z.nullable(z.enum(officeSessionEnds)) }),
    refusals: [],
  }),
  "get-own-sessions": read({
    summary: "The operator's live sessions, the one that asks first.",
    access: "operator",
    fields: {},
    output: z.object({ sessions: z.array(ownSession) }),
    refusals: [],
  }),
  "end-own-session": selfService({
    summary: "End one of the operator's own sessions.",
    access: "operator",
    fields: { id: z.uuid() },
    output: z.object({}),
    refusals: ["not_found"],
  }),
  "change-own-password": selfService({
    summary:
      "Set a new password with the old one and a second factor; the operator's other sessions end.",
    access: "operator",
    fields: {
      old: z.string().check(z.minLength(1), z.maxLength(128)),
      password: z.string().check(z.minLength(12), z.maxLength(128)),
      ...factorFields,
    },
    output: z.object({}),
    refusals: ["pass", "otp", "weak", "already", "time"],
  }),
  "get-own-sign-ins": read({
    summary: "The latest attempts to sign in with the operator's id, newest first.",
    access: "operator",
    fields: {},
    output: z.object({ events: z.array(signInEvent) }),
    refusals: [],
  }),
};
