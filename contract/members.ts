import * as z from "zod/mini";
import { call, fileLines } from "#contract/call.ts";
import { empty, shapeOf, signUpCode } from "#contract/fields.ts";
import { severalProducts } from "#contract/marketing.ts";
import { memberRules } from "#contract/member-rules.ts";
import { playCountdown } from "#contract/play-time.ts";
import { sessionCountdown } from "#contract/session-end.ts";
import { personDetails } from "#contract/registers.ts";
import { secondFactorCode } from "#contract/second-factor.ts";
import { suspensionGrounds } from "#contract/suspension-grounds.ts";

/** The shapes of a member's fields. */
export const fields = {
  id: shapeOf(memberRules.id),
  nick: shapeOf(memberRules.nick),
  password: shapeOf(memberRules.password),
  withdrawalPassword: shapeOf(memberRules.withdrawalPassword),
  phone: shapeOf(memberRules.phone),
  birthDate: z.iso.date({ abort: true }).check(z.regex(memberRules.birthDate.patterns[0])),
  bankName: shapeOf(memberRules.bankName),
  bankNumber: shapeOf(memberRules.bankNumber),
  bankOwner: shapeOf(memberRules.bankOwner),
  code: signUpCode,
};

/** The current user. The server masks phone and bank number. */
const currentUser = z.object({
  userId: z.string(),
  nick: z.string(),
  phone: z.string(),
  level: z.int(),
  balance: z.int(),
  in_balance: z.int(),
  rolling: z.int(),
  /** Stakes of rounds without a result, less what these have paid. They have left the balance. */
  inRounds: z.int(),
  /** Set aside for withdrawals that are asked for. It has left the balance. */
  forWithdrawals: z.int(),
  bankname: z.string(),
  bankOwner: z.string(),
  banknum: z.string(),
  noteCount: z.int(),
  helpCount: z.int(),
  /** A test account, whose money is the house's: it neither deposits nor withdraws. */
  isTest: z.boolean(),
  /**
   * Why the session is reduced to statement, figures, withdrawal, help and ending, with the class of
   * the reason of a suspension; null when it is not.
   */
  reduced: z.nullable(
    z.object({
      why: z.enum(["suspended", "break", "closing", "identity", "barred"]),
      ground: z.nullable(z.enum(suspensionGrounds)),
    }),
  ),
});
export type CurrentUser = z.infer<typeof currentUser>;
/** Why a member may do no more than read, withdraw and ask for help; null when they may. */
export type Reduction = NonNullable<CurrentUser["reduced"]>["why"] | null;

/** One live session of the member. Times are ISO 8601; the address is masked. */
const sessionEntry = z.object({
  id: z.string(),
  startedAt: z.string(),
  lastActiveAt: z.string(),
  address: z.string(),
  /** Browser and system in words, such as `Chrome, Windows`. */
  device: z.string(),
  isCurrent: z.boolean(),
});
export type SessionEntry = z.infer<typeof sessionEntry>;

/** The sign-in before this session, and how many attempts have failed since (PA 812a.3). */
const previousSignIn = z.object({
  at: z.string(),
  address: z.string(),
  device: z.string(),
  refusedSince: z.int(),
});
export type PreviousSignIn = z.infer<typeof previousSignIn>;

/** What a sign-in answers, by password and by passkey alike. */
export const signedInMember = z.object({
  /** For health checks alone. */
  token: z.string(),
  user: currentUser,
  /** Null at the first sign-in. */
  previous: z.nullable(previousSignIn),
});

export const memberCalls = {
  "user-do-login": call({
    summary: "Sign in with id and password; sets the session cookie.",
    access: "visitor",
    isMutation: true,
    input: z.strictObject({
      userId: z.string().check(z.minLength(1), z.maxLength(64)),
      password: z.string().check(z.minLength(1), z.maxLength(128)),
      /** Of members with a second factor, who are asked for it with `otp`. */
      code: z.optional(secondFactorCode),
    }),
    output: signedInMember,
    refusals: ["pass", "otp", "time", "closed", "dormant", "country", "network"],
  }),
  "user-logout": call({
    summary: "End the session on the server and clear the cookie.",
    access: "visitor",
    isMutation: true,
    input: empty,
    output: z.object({}),
    refusals: [],
  }),
  "user-health-check": call({
    summary:
      "Counts and balances of the signed-in member and the end of the session; never counts as activity.",
    access: "member",
    isMutation: false,
    input: empty,
    output: z.object({
      noteCount: z.int(),
      helpCount: z.int(),
      /** Null for a member who has not signed in since the product counts it. */
      playing: z.nullable(playCountdown),
      session: sessionCountdown,
      user: currentUser,
    }),
    success: "authenticated",
    refusals: [],
  }),
  "user-register": call({
    summary: "Open a member account.",
    access: "visitor",
    isMutation: true,
    input: z.strictObject({
      id: fields.id,
      pw: fields.password,
      nick: fields.nick,
      phone: fields.phone,
      birthDate: fields.birthDate,
      bankname: fields.bankName,
      banknum: fields.bankNumber,
      bankOwner: fields.bankOwner,
      exchange_pw: fields.withdrawalPassword,
      code: z.optional(fields.code),
      /** What `get-reg-domain` asks for national registers. */
      person: z.optional(personDetails),
      terms: z.string().check(z.minLength(1), z.maxLength(32)),
      /** The products to whose promotional notes the applicant consents; none when absent. */
      consents: z.optional(severalProducts),
    }),
    output: z.object({}),
    refusals: [
      "alread_have_user",
      "already",
      "cant_find_code",
      "closed",
      "time",
      "country",
      "network",
      "denied",
      "barred",
    ],
  }),
  "check-user-id": call({
    summary: "Whether an id is free.",
    access: "visitor",
    isMutation: false,
    input: z.strictObject({ id: fields.id }),
    output: z.object({}),
    refusals: ["already", "time"],
  }),
  "check-user-nick": call({
    summary: "Whether a nickname is free.",
    access: "visitor",
    isMutation: false,
    input: z.strictObject({ nick: fields.nick }),
    output: z.object({}),
    refusals: ["already", "time"],
  }),
  "check-new-password": call({
    summary: "Whether a password is hard enough to guess for a new account with this id.",
    access: "visitor",
    isMutation: false,
    input: z.strictObject({ pw: fields.password, id: z.optional(fields.id) }),
    output: z.object({}),
    refusals: ["time"],
  }),
  "change-password": call({
    summary: "Change the password with the old one; ends the member's other sessions.",
    access: "member",
    isMutation: true,
    input: z.strictObject({
      oldPw: z.string().check(z.minLength(1), z.maxLength(128)),
      pw: fields.password,
    }),
    output: z.object({}),
    refusals: ["pass", "time"],
  }),
  "change-withdraw-password": call({
    summary: "Change the withdrawal password with the old one.",
    access: "member",
    isMutation: true,
    input: z.strictObject({
      oldExchange_pw: z.string().check(z.minLength(1), z.maxLength(12)),
      exchange_pw: fields.withdrawalPassword,
    }),
    output: z.object({}),
    refusals: ["pass", "time"],
  }),
  "reset-password": call({
    summary: "Set a new password with a link that staff handed over; signs out everywhere.",
    access: "visitor",
    isMutation: true,
    input: z.strictObject({
      token: z.string().check(z.regex(/^[\w-]{43}$/)),
      pw: fields.password,
    }),
    output: z.object({}),
    refusals: ["not_found", "time"],
  }),
  "get-session-list": call({
    summary: "The member's live sessions, the one that asks first.",
    access: "member",
    isMutation: false,
    input: empty,
    output: z.object({
      sessions: z.array(sessionEntry),
      /** null at the first sign-in. */
      previous: z.nullable(previousSignIn),
    }),
    refusals: [],
  }),
  "get-own-data": call({
    summary: "A copy of what is kept about the member, five times an hour at most.",
    access: "member",
    isMutation: false,
    input: empty,
    file: "own-data.json",
    output: fileLines,
    refusals: [],
  }),
  "end-session": call({
    summary: "End one of the member's sessions and the games opened from it.",
    access: "member",
    isMutation: true,
    input: z.strictObject({ id: z.uuid() }),
    output: z.object({}),
    refusals: ["not_found", "time"],
  }),
};
