import * as z from "zod/mini";
import { fileLines } from "#contract/call.ts";
import { day, rowId } from "#contract/fields.ts";
import { act, read } from "#contract/office/call.ts";
import { amount, origin } from "#contract/office/reports.ts";
import { memberById, memberByLoginId } from "#contract/office/shown-member.ts";

/** Why a session ended. */
export const sessionEnds = [
  "logout",
  "expired",
  "revoked",
  "replaced",
  "displaced",
  "time_used",
  "member",
  "password",
  "staff",
] as const;

export const sessionLine = z.object({
  id: z.string(),
  memberId: z.int(),
  loginId: z.string(),
  startedAt: z.string(),
  /** Null while it lasts, as is its reason. */
  endedAt: z.nullable(z.string()),
  endedBecause: z.nullable(z.enum(sessionEnds)),
  /**
   * Whether the member had another session at the same time: a stake and its win then belong to the
   * session of their launch, everything else to the session that started last.
   */
  isShared: z.boolean(),
  /** The balance when it started. */
  opening: amount,
  deposits: amount,
  wagers: amount,
  wins: amount,
  /** Everything else that changed the balance; what left it is negative. */
  other: amount,
  /** The balance when it ended, or now: opening, deposits, wins and other less wagers, unless shared. */
  closing: amount,
});
export type SessionLine = z.infer<typeof sessionLine>;

/** Sessions that started on these days; of the member with this sign-in id alone. */
const asked = {
  from: day,
  until: day,
  loginId: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
};
/** The last row of the page before. */
const after = z.optional(z.uuid());
const sessions = { rows: z.array(sessionLine), next: z.nullable(z.string()) };

export const sessionReportCalls = {
  "get-session-report": read({
    summary:
      "Members' sessions of a period, fifty a page, newest first: start, end, why it ended, wagers, wins, deposits and both balances.",
    access: "reports.read",
    mayBeLate: true,
    shows: memberByLoginId("sessions"),
    fields: { ...asked, after },
    output: z.object({ origin, ...sessions }),
    refusals: ["limit"],
  }),
  "get-member-sessions": read({
    summary: "The same sessions of one member.",
    access: "members.read",
    mayBeLate: true,
    shows: memberById("sessions"),
    fields: { id: rowId, after },
    output: z.object(sessions),
    refusals: [],
  }),
  "export-session-report": act({
    summary: "The sessions of a period as a file, at most 100,000.",
    access: "lists.export",
    mayBeLate: true,
    fields: asked,
    file: "sessions.csv",
    output: fileLines,
    refusals: ["limit"],
  }),
};
