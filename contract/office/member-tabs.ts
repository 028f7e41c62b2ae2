import * as z from "zod/mini";
import { page, rowId } from "#contract/fields.ts";
import { ownLimit } from "#contract/limits.ts";
import { memberById } from "#contract/office/shown-member.ts";
import { ownQuietTimes, quietChange } from "#contract/quiet-times.ts";
import { read } from "#contract/office/call.ts";
import { roundStates } from "#contract/round-states.ts";

/** What other nouns know of one member, for the member's page. Amounts are whole won. */

const request = z.object({
  id: z.int(),
  kind: z.enum(["deposit", "withdrawal"]),
  amount: z.int(),
  status: z.enum(["waiting", "taken", "done", "cancelled"]),
  decision: z.nullable(z.enum(["approved", "refused", "expired", "withdrawn"])),
  askedAt: z.string(),
  decidedAt: z.nullable(z.string()),
  memo: z.nullable(z.string()),
  /** The member removed it from their list; the record stays. */
  isHidden: z.boolean(),
});
export type MemberRequest = z.infer<typeof request>;

const round = z.object({
  /** The round id: account-number. */
  id: z.string(),
  at: z.string(),
  category: z.enum(["casino", "slot", "sport"]),
  companyKo: z.string(),
  companyEn: z.string(),
  nameKo: z.string(),
  nameEn: z.string(),
  stake: z.int(),
  win: z.int(),
  status: z.enum(roundStates),
});
export type MemberRound = z.infer<typeof round>;

const help = z.object({
  id: z.int(),
  title: z.string(),
  contents: z.string(),
  reply: z.nullable(z.string()),
  status: z.enum(["waiting", "answered", "cancelled"]),
  writtenAt: z.string(),
  repliedAt: z.nullable(z.string()),
  isRead: z.boolean(),
  isHidden: z.boolean(),
});
export type MemberHelp = z.infer<typeof help>;

const note = z.object({
  id: z.int(),
  title: z.string(),
  sentAt: z.string(),
  readAt: z.nullable(z.string()),
  isHidden: z.boolean(),
});
export type MemberNote = z.infer<typeof note>;

const throttle = z.object({
  kind: z.enum(["sign-in", "password-change", "second-factor", "withdrawal-password"]),
  uses: z.int(),
  most: z.int(),
  /** When the next attempt is possible; null while attempts are left. */
  opensAt: z.nullable(z.string()),
});
export type MemberThrottle = z.infer<typeof throttle>;

const range = z.object({ min: z.int(), max: z.int(), step: z.int() });

const before = z.optional(rowId);
const next = z.nullable(z.int());

export const memberTabCalls = {
  "get-member-requests": read({
    summary: "The member's deposits and withdrawals, newest first, fifty at a time.",
    access: "payments.read",
    shows: memberById("requests"),
    fields: { id: rowId, before },
    output: z.object({ requests: z.array(request), next }),
    refusals: ["not_found"],
  }),
  "get-member-rounds": read({
    summary: "The member's rounds, newest first, twenty a page; or the named one.",
    access: "games.read",
    shows: memberById("games"),
    fields: {
      id: rowId,
      page,
      round: z.optional(z.string().check(z.regex(/^\d{1,19}-\d{1,19}$/))),
    },
    output: z.object({ rounds: z.array(round), count: z.int() }),
    refusals: ["not_found"],
  }),
  "get-member-helps": read({
    summary: "What the member asked the help desk, newest first, twenty at a time.",
    access: "messages.read",
    shows: memberById("help"),
    fields: { id: rowId, before },
    output: z.object({ helps: z.array(help), next }),
    refusals: ["not_found"],
  }),
  "get-member-notes": read({
    summary: "The private notes that the member got, newest first, fifty at a time.",
    access: "messages.read",
    shows: memberById("notes"),
    fields: { id: rowId, before },
    output: z.object({ notes: z.array(note), next }),
    refusals: ["not_found"],
  }),
  "get-member-limits": read({
    summary:
      "The member's present limits: those that they set for themselves and that staff impose, amounts, the right to stake, attempts that are left.",
    access: "members.read",
    shows: memberById("limits"),
    fields: { id: rowId },
    output: z.object({
      stakes: z.enum(["open", "stakes_blocked", "frozen"]),
      deposit: range,
      withdrawal: range,
      withdrawalDay: z.object({ max: z.int(), left: z.int() }),
      throttles: z.array(throttle),
      /** Set by the member, who alone raises them, and what staff impose beside them. */
      own: z.array(ownLimit),
      /** The hours and weekdays that the member closed, and their changes, newest first. */
      quiet: ownQuietTimes,
      quietChanges: z.array(quietChange),
    }),
    refusals: ["not_found"],
  }),
};
