import * as z from "zod/mini";
import { rowId } from "#contract/fields.ts";
import { marketingProducts } from "#contract/marketing.ts";
import { act, read } from "#contract/office/call.ts";
import { erasable } from "#contract/office/erasable.ts";
import { ownDecisions } from "#contract/office/own-decisions.ts";
import { memberById } from "#contract/office/shown-member.ts";
import { suspensionGround as ground } from "#contract/office/suspension-ground.ts";
import { verificationWays } from "#contract/office/verification-ways.ts";
import { keyEvent, signIn } from "#contract/office/member-keys.ts";

export const memberStatuses = ["active", "suspended", "dormant", "closed"] as const;
export type MemberStatus = (typeof memberStatuses)[number];
/** Those that staff give: an account becomes dormant by its time. */
const givenStatuses = ["active", "suspended", "closed"] as const;
type GivenStatus = (typeof givenStatuses)[number];

export type StatusChanges = Readonly<Record<MemberStatus, readonly MemberStatus[]>>;

/**
 * Every change of a member's status by `change-member-status`. A `suspended` member has a reduced
 * session and keeps the money; a `closed` one has no money and returns through `suspended` only, so
 * that a closed account needs two acts before it can play.
 */
export const statusChanges: Readonly<Record<MemberStatus, readonly GivenStatus[]>> = {
  active: ["suspended", "closed"],
  suspended: ["active", "closed"],
  dormant: ["closed"],
  closed: ["suspended"],
};

export const level = z.int().check(z.minimum(1), z.maximum(10));

/** One member; phone and bank number are masked except for their last four digits. */
const member = z.object({
  id: z.int(),
  loginId: z.string(),
  nick: z.string(),
  level: z.int(),
  status: z.enum(memberStatuses),
  /** The name of the site of the registration; null for members who are older than this record. */
  site: z.nullable(z.string()),
  registeredAt: z.string(),
  lastSignIn: z.nullable(z.object({ at: z.string(), address: z.string() })),
  liveSessions: z.int(),
  phone: z.string(),
  birthYear: z.int(),
  bank: z.object({ name: z.string(), number: z.string(), owner: z.string() }),
  terms: z.object({ version: z.string(), acceptedAt: z.string() }),
  /** Whole won, truncated. */
  balances: z.object({ cash: z.int(), comp: z.int(), hold: z.int() }),
  /** Until when an open link for a new password is valid; null without one. */
  resetLinkUntil: z.nullable(z.string()),
  /** Since when the member signs in with a second factor; null without one. */
  secondFactorSince: z.nullable(z.string()),
  /** How many passkeys the member has. */
  passkeys: z.int(),
  /** The products to whose promotional notes the member consents. */
  consents: z.array(z.enum(marketingProducts)),
  /** The member's money is frozen until two operators lift the freeze. */
  isFrozen: z.boolean(),
  /** The personal data was erased; ledger and requests are kept. */
  isErased: z.boolean(),
  erasable: z.nullable(erasable),
  ...ownDecisions,
  /**
   * The day of the last use, when the member was told, and from when the account is dormant, or
   * becomes so unless the member signs in; null for an account in use.
   */
  dormancy: z.nullable(
    z.object({
      inactiveSince: z.string(),
      noticedAt: z.string(),
      dueAt: z.string(),
      dormantAt: z.nullable(z.string()),
    }),
  ),
  /** Whether the member is a person who may not play. */
  isBarred: z.boolean(),
  /** A test account: registered with a tester's link, funded by the house, left out of reports. */
  isTest: z.boolean(),
  /** An act about this member that waits for a second operator. */
  waiting: z.nullable(z.object({ call: z.string(), maker: z.string(), madeAt: z.string() })),
});
export type MemberFacts = z.infer<typeof member>;
export const linkKinds = ["address", "device", "bank", "phone", "person"] as const;
export type LinkKind = (typeof linkKinds)[number];

const link = z.object({
  id: z.int(),
  loginId: z.string(),
  nick: z.string(),
  status: z.enum(memberStatuses),
  /**
   * `person`: one is self-excluded, the other alike. `value` is the address or the code of the device;
   * null where it reveals too much.
   */
  shared: z.array(
    z.object({
      by: z.enum(linkKinds),
      value: z.nullable(z.string()),
      /** When the other member last used it; null for a bank account, a phone or a person. */
      lastAt: z.nullable(z.string()),
    }),
  ),
});
export type MemberLink = z.infer<typeof link>;

const session = z.object({
  id: z.string(),
  startedAt: z.string(),
  lastActiveAt: z.string(),
  address: z.string(),
  device: z.string(),
  /** Names the browser in a search; null for a session that is older than this record. */
  deviceCode: z.nullable(z.string()),
});
export type MemberSession = z.infer<typeof session>;

const remark = z.object({ id: z.int(), at: z.string(), operator: z.string(), text: z.string() });
export type Remark = z.infer<typeof remark>;

const facts = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]));

const auditEntry = z.object({
  id: z.int(),
  at: z.string(),
  operator: z.string(),
  call: z.string(),
  reason: z.string(),
  before: z.nullable(facts),
  after: z.nullable(facts),
});

/** Answers the rows older than this one; the newest when absent. */
const before = z.optional(rowId);
/** The `before` of the next page; null on the last. */
const next = z.nullable(z.int());

export const memberOfficeCalls = {
  "get-member": read({
    summary: "A member's details, balances, and pending acts.",
    access: "members.read",
    shows: memberById("overview"),
    fields: { id: rowId },
    output: z.object({ member }),
    refusals: ["not_found"],
  }),
  "get-member-links": read({
    summary: "Members who share something with this one, or are likely the same person.",
    access: "members.read",
    shows: memberById("overview"),
    fields: { id: rowId },
    output: z.object({ links: z.array(link) }),
    refusals: ["not_found"],
  }),
  "get-member-sign-ins": read({
    summary: "Live sessions, attempts to sign in and changes of passwords; attempts by page.",
    access: "members.read",
    shows: memberById("sign-ins"),
    fields: { id: rowId, before },
    output: z.object({
      /** Whether the member has chosen a note about every sign-in. */
      hasSignInNotes: z.boolean(),
      sessions: z.array(session),
      attempts: z.array(signIn),
      next,
      events: z.array(keyEvent),
    }),
    refusals: ["not_found"],
  }),
  "get-member-remarks": read({
    summary: "What staff wrote about the member, newest first.",
    access: "members.read",
    shows: memberById("remarks"),
    fields: { id: rowId, before },
    output: z.object({ remarks: z.array(remark), next }),
    refusals: ["not_found"],
  }),
  "get-member-audit": read({
    summary: "What operators did to the member, newest first.",
    access: "audit.read",
    shows: memberById("audit"),
    fields: { id: rowId },
    output: z.object({ entries: z.array(auditEntry) }),
    refusals: ["not_found"],
  }),
  "add-member-remark": act({
    summary: "Write a remark about the member; the act's reason is the remark itself.",
    access: "members.remark",
    fields: { id: rowId },
    output: z.object({}),
    refusals: ["not_found"],
  }),
  "reveal-member": act({
    summary: "See a phone number or a bank account number in full.",
    access: "members.reveal",
    fields: { id: rowId, field: z.enum(["phone", "bank"]) },
    output: z.object({ value: z.string() }),
    refusals: ["not_found", "time"],
  }),
  "change-member-status": act({
    summary:
      "Suspend, reopen or close a member's account; opening a closed one names how the person was verified, suspending and closing end the sessions, a suspended member signs in to read, withdraw and ask for help, and a second operator decides on letting a suspended member play again.",
    access: "members.change",
    checkedBy: "members.check",
    fields: {
      id: rowId,
      from: z.enum(memberStatuses),
      to: z.enum(givenStatuses),
      ground,
      /** Required from `closed`. */
      verifiedBy: z.optional(z.enum(verificationWays)),
    },
    output: z.object({}),
    refusals: ["not_found", "stale", "already", "balance", "waiting", "in_play", "closed"],
  }),
  "reopen-dormant-account": act({
    summary:
      "Open a dormant account again and name how the person was verified; a second operator decides.",
    access: "members.change",
    checkedBy: "members.check",
    fields: { id: rowId, verifiedBy: z.enum(verificationWays) },
    output: z.object({}),
    refusals: ["not_found", "stale", "already", "waiting"],
  }),
  "freeze-member-money": act({
    summary:
      "Freeze a member's money at once: stakes, withdrawals, deposits, transfers and conversions are refused, wins and roll-backs go on.",
    access: "wallet.freeze",
    fields: { id: rowId },
    output: z.object({}),
    refusals: ["not_found", "already"],
  }),
  "unfreeze-member-money": act({
    summary: "Lift the freeze of a member's money; a second operator decides.",
    access: "wallet.freeze",
    checkedBy: "wallet.check",
    fields: { id: rowId },
    output: z.object({}),
    refusals: ["not_found", "already", "waiting"],
  }),
  "change-member-level": act({
    summary: "Change the member's level.",
    access: "members.change",
    fields: { id: rowId, from: level, to: level },
    output: z.object({}),
    refusals: ["not_found", "stale", "already"],
  }),
  "end-member-sessions": act({
    summary: "Sign the member out everywhere; launches from those sessions take no new stake.",
    access: "members.change",
    fields: { id: rowId },
    output: z.object({ ended: z.int() }),
    refusals: ["not_found"],
  }),
  "erase-member": act({
    summary:
      "Erase a closed member's personal data for good; the ledger stays. A second operator decides.",
    access: "members.change",
    checkedBy: "settings.check",
    fields: { id: rowId },
    output: z.object({}),
    /** `kept`: the law has its records kept until the moment `until`. `privacy_request`: a privacy request, not for erasure, waits for its answer. */
    refusals: [
      "not_found",
      "stale",
      "already",
      "waiting",
      "break",
      "closed",
      "kept",
      "privacy_request",
    ],
  }),
  "make-reset-link": act({
    summary:
      "Make a one-time link with which the member sets a new password within 30 minutes; a second operator checks it and gets the link.",
    access: "members.change",
    checkedBy: "members.check",
    givesLink: true,
    fields: { id: rowId },
    output: z.object({}),
    refusals: ["not_found", "closed", "waiting"],
  }),
  "lift-second-factor": act({
    summary:
      "Take the second factor and all passkeys away from a member who has lost them; ends the sessions, and a second operator decides.",
    access: "members.change",
    checkedBy: "members.check",
    fields: { id: rowId },
    output: z.object({}),
    refusals: ["not_found", "waiting"],
  }),
};
