import * as z from "zod/mini";
import { fileLines } from "#contract/call.ts";
import { complaintClock, complaintOutcome } from "#contract/complaints.ts";
import { rowId, writtenText } from "#contract/fields.ts";
import { act, read } from "#contract/office/call.ts";

/** A complaint, as staff see it in its thread. */
export const officeComplaint = z.object({
  /** The first question of its thread, which is the complaint's number. */
  id: z.int(),
  ...complaintClock,
  /** The final answer as sanitised HTML. */
  decision: z.nullable(z.string()),
  decidedBy: z.nullable(z.string()),
});
export type OfficeComplaint = z.infer<typeof officeComplaint>;

const complaintRow = z.object({
  id: z.int(),
  title: z.string(),
  member: z.object({ id: z.int(), loginId: z.string(), nick: z.string() }),
  ...complaintClock,
  /** When the answer or, after it, the decision is due. */
  dueAt: z.string(),
  decidedBy: z.nullable(z.string()),
  assignedTo: z.nullable(z.string()),
});
export type ComplaintRow = z.infer<typeof complaintRow>;

/** The complaints of a month in the time zone of the default site. */
const complaintMonth = z.object({
  /** Year-month. */
  month: z.string(),
  received: z.int(),
  /** Of those received: whose first answer came late, or has not come and is late. */
  answeredLate: z.int(),
  decidedInTime: z.int(),
  decidedLate: z.int(),
  /** Of those decided in the month. */
  upheld: z.int(),
  partly: z.int(),
  notUpheld: z.int(),
});
export type ComplaintMonth = z.infer<typeof complaintMonth>;

export const complaintLists = ["open", "decided"] as const;

export const complaintOfficeCalls = {
  "get-complaints": read({
    summary:
      "Fifty complaints: those without a decision by what is due first, or the decided ones, newest first; and the figures of 24 months.",
    access: "messages.read",
    fields: { list: z.enum(complaintLists), after: z.optional(rowId) },
    output: z.object({
      rows: z.array(complaintRow),
      next: z.nullable(z.int()),
      months: z.array(complaintMonth),
    }),
    refusals: [],
  }),
  "decide-complaint": act({
    summary:
      "Decide a complaint for good; the member reads the answer, and after a refusal where to go outside.",
    access: "messages.answer",
    fields: { id: rowId, outcome: complaintOutcome, decision: writtenText(10_000) },
    output: z.object({}),
    refusals: ["not_found", "already", "own_measure"],
  }),
  "export-complaint-months": act({
    summary: "The complaints of 24 months as figures in a file, for an authority.",
    access: "lists.export",
    mayBeLate: true,
    fields: {},
    file: "complaints.csv",
    output: fileLines,
    refusals: [],
  }),
};
