import * as z from "zod/mini";
import { fileLines } from "#contract/call.ts";
import { rowId, writtenText } from "#contract/fields.ts";
import { act, read } from "#contract/office/call.ts";

/** The signs of money laundering; each is a file of `server/payments/suspicions/signs/`. */
export const suspicionSigns = [
  "dueDiligence",
  "littlePlay",
  "structuring",
  "movements",
  "shortLife",
  "otherPayers",
] as const;
export type SuspicionSign = (typeof suspicionSigns)[number];

/** How a suspicion ends: the money is explained, or the authority was told. */
export const suspicionOutcomes = ["explained", "reported"] as const;
export type SuspicionOutcome = (typeof suspicionOutcomes)[number];

/** A sign that a member reached: its value and the threshold, in the unit of its rule. */
const reason = z.object({
  sign: z.enum(suspicionSigns),
  value: z.int(),
  threshold: z.int(),
});
export type SuspicionReason = z.infer<typeof reason>;

/** Whole won. */
const sums = z.object({
  deposited: z.int(),
  /** Asked for and not refused. */
  withdrawn: z.int(),
  staked: z.int(),
  /** Withdrawals that wait until the suspicion ends. */
  waiting: z.int(),
});

const suspicion = z.object({
  id: z.int(),
  version: z.int(),
  member: z.object({ id: z.int(), loginId: z.string(), nick: z.string() }),
  openedAt: z.string(),
  /** Null where signs opened it. */
  openedBy: z.nullable(z.string()),
  reasons: z.array(reason),
  /** Of the 30 days up to the close, or up to now. */
  sums,
  notes: z.array(z.object({ at: z.string(), operator: z.string(), text: z.string() })),
  closedAt: z.nullable(z.string()),
  closedBy: z.nullable(z.string()),
  outcome: z.nullable(z.enum(suspicionOutcomes)),
  /** The number that the authority gave the report. */
  reference: z.nullable(z.string()),
});
export type Suspicion = z.infer<typeof suspicion>;

export const suspicionCalls = {
  "get-suspicions": read({
    summary: "Open suspicions of money laundering, the oldest first, or those closed last.",
    access: "payments.suspicions",
    /** The last one of the page before, which the answer names as `next`. */
    fields: { list: z.enum(["open", "closed"]), after: z.optional(rowId) },
    output: z.object({
      suspicions: z.array(suspicion),
      /** The last one of this page when another page follows; otherwise null. */
      next: z.nullable(z.int()),
    }),
    refusals: [],
  }),
  "open-suspicion": act({
    summary: "Suspect a member of money laundering; the withdrawals wait until it ends.",
    access: "payments.suspicions",
    fields: { id: rowId },
    output: z.object({ suspicionId: z.int() }),
    /** `already`: one is open. */
    refusals: ["not_found", "already"],
  }),
  "add-suspicion-note": act({
    summary: "Note in an open suspicion what was found out; the reason is the note.",
    access: "payments.suspicions",
    fields: { suspicionId: rowId },
    output: z.object({}),
    refusals: ["not_found", "already"],
  }),
  "close-suspicion": act({
    summary: "End a suspicion, after which the withdrawals go on; a second operator checks it.",
    access: "payments.suspicions",
    checkedBy: "payments.suspicions",
    fields: {
      suspicionId: rowId,
      version: z.int().check(z.minimum(1)),
      outcome: z.enum(suspicionOutcomes),
      /** The authority's number of the report; only with the outcome `reported`. */
      reference: z.optional(writtenText(100)),
    },
    output: z.object({}),
    refusals: ["not_found", "already", "stale", "waiting"],
  }),
  "export-suspicion-report": act({
    summary:
      "What a report to the authority needs, as a file: the person, the signs, notes, payments and addresses.",
    access: "payments.suspicions",
    fields: { suspicionId: rowId },
    file: "suspicion-report.csv",
    output: fileLines,
    refusals: ["not_found"],
  }),
};
