import * as z from "zod/mini";
import { breakTerms } from "#contract/break-terms.ts";
import { fileLines } from "#contract/call.ts";
import { rowId } from "#contract/fields.ts";
import { limitKinds, limitPeriods, limitProducts } from "#contract/limit-kinds.ts";
import { statementKinds } from "#contract/acceptances.ts";
import { act, read } from "#contract/office/call.ts";
import { eventPlace } from "#contract/office/fields.ts";
import { keyEvents } from "#contract/office/member-keys.ts";
import { sessionEnds, sessionLine } from "#contract/office/session-report.ts";
import { memberById } from "#contract/office/shown-member.ts";
import { accountKinds, ledgerLine } from "#contract/office/wallet.ts";

const place = { id: z.string(), at: z.string() };
const game = z.object({
  companyKo: z.string(),
  companyEn: z.string(),
  nameKo: z.string(),
  nameEn: z.string(),
});
const request = z.object({ kind: z.enum(["deposit", "withdrawal"]), id: z.int() });
/** Exact won as a decimal string. */
const won = z.string();

/** What happened in a session, with the facts of its kind. */
export const recordedEvent = z.discriminatedUnion("kind", [
  z.object({ ...place, kind: z.literal("started"), address: z.string(), browser: z.string() }),
  z.object({ ...place, kind: z.literal("ended"), reason: z.enum(sessionEnds) }),
  z.object({ ...place, kind: z.literal("game_opened"), game, launch: z.uuid() }),
  z.object({ ...place, kind: z.literal("game_closed"), game, launch: z.uuid() }),
  z.object({
    ...place,
    kind: z.literal("entry"),
    account: z.enum(accountKinds),
    entry: ledgerLine,
    /** Booked after the session had ended, for a round that began in it. */
    isLate: z.boolean(),
  }),
  z.object({ ...place, kind: z.literal("request_made"), request, amount: won }),
  z.object({
    ...place,
    kind: z.literal("request_decided"),
    request,
    amount: won,
    decision: z.enum(["approved", "refused", "expired", "withdrawn"]),
  }),
  z.object({
    ...place,
    kind: z.literal("key_event"),
    event: z.enum(keyEvents),
    address: z.string(),
  }),
  /** A reality check that was answered, with what it showed. */
  z.object({ ...place, kind: z.literal("reality_check"), staked: won, returned: won }),
  z.object({
    ...place,
    kind: z.literal("limit_changed"),
    change: z.enum(["set", "asked", "cancelled", "raised"]),
    limit: z.enum(limitKinds),
    period: z.enum(limitPeriods),
    product: z.enum(limitProducts),
    /** Whole won, or minutes for the limit of time; null where the limit is removed. */
    amount: z.nullable(z.int()),
  }),
  z.object({ ...place, kind: z.literal("break_started"), term: z.enum(breakTerms) }),
  z.object({
    ...place,
    kind: z.literal("quiet_times_changed"),
    times: z.enum(["hours", "days"]),
    change: z.enum(["set", "asked", "cancelled", "loosened"]),
  }),
  z.object({ ...place, kind: z.literal("inquiry_sent"), inquiry: z.int() }),
  z.object({
    ...place,
    kind: z.literal("document_accepted"),
    document: z.enum(["terms", "privacy", ...statementKinds]),
    version: z.string(),
  }),
]);
export type RecordedEvent = z.infer<typeof recordedEvent>;

/** A member and one of the member's sessions. */
const asked = { id: rowId, session: z.uuid() };
const after = z.optional(eventPlace);

export const sessionRecordCalls = {
  "get-session-record": read({
    summary:
      "A member's session from its records, a hundred events a page, in order of time: games, entries, requests, limits, breaks, and wins that came after its end.",
    access: "members.read",
    mayBeLate: true,
    shows: memberById("sessions"),
    fields: { ...asked, after },
    output: z.object({
      session: sessionLine,
      events: z.array(recordedEvent),
      next: z.nullable(z.string()),
    }),
    refusals: ["not_found"],
  }),
  "export-session-record": act({
    summary: "The same as a file, the first 100,000 events.",
    access: "lists.export",
    mayBeLate: true,
    fields: asked,
    file: "session-record.csv",
    output: fileLines,
    refusals: ["not_found"],
  }),
};
