import * as z from "zod/mini";
import { fileLines } from "#contract/call.ts";
import { days, rowId, writtenText } from "#contract/fields.ts";
import { act, read } from "#contract/office/call.ts";
import { subject } from "#contract/office/subjects.ts";

/** An object's state before or after an act, as JSON. */
export const facts = z.nullable(
  z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
);

const auditEntry = z.object({
  id: z.int(),
  at: z.string(),
  operator: z.string(),
  /** The call, or `propose/` and the call that was proposed to a second operator. */
  call: z.string(),
  object: z.string(),
  subject,
  reason: z.string(),
  before: facts,
  after: facts,
  proposalId: z.nullable(z.int()),
  address: z.string(),
  requestId: z.string(),
});
export type AuditEntry = z.infer<typeof auditEntry>;

/** Filters the audit trail; a row must match every given field. */
const auditFilter = {
  operator: z.optional(rowId),
  call: z.optional(z.string().check(z.regex(/^[a-z/-]{1,80}$/))),
  /** `payment:123`, or `payment` for all of a kind. */
  object: z.optional(z.string().check(z.regex(/^[a-z-]+(:[^ ]{1,100})?$/))),
  ...days,
  /** The beginning of words in the reason. */
  words: z.optional(writtenText(100)),
};

export const auditCalls = {
  "get-audit-entries": read({
    summary: "What operators did, newest first, fifty a page by number.",
    access: "audit.read",
    mayBeLate: true,
    fields: { ...auditFilter, before: z.optional(rowId) },
    output: z.object({ entries: z.array(auditEntry), next: z.nullable(z.int()) }),
    refusals: [],
  }),
  "export-audit": act({
    summary: "The audit trail as a file; exporting it is an act of its own.",
    access: "audit.read",
    mayBeLate: true,
    fields: auditFilter,
    file: "audit.csv",
    output: fileLines,
    refusals: [],
  }),
  "check-audit-trail": read({
    summary: "Verify the next rows of the audit trail: that each is unchanged and none is missing.",
    access: "audit.read",
    fields: {
      /** The last verified row; absent to start at the beginning. */
      after: z.optional(rowId),
    },
    output: z.object({
      /** The last row that was checked; 0 for an empty trail. */
      reached: z.int(),
      /** The first altered or missing row; null when all checked rows are intact. */
      fault: z.nullable(z.int()),
      isEnd: z.boolean(),
    }),
    refusals: [],
  }),
  "get-audit-choices": read({
    summary: "The operators and acts that the audit trail can be narrowed to.",
    access: "audit.read",
    fields: {},
    output: z.object({
      operators: z.array(z.object({ id: z.int(), name: z.string() })),
      calls: z.array(z.string()),
    }),
    refusals: [],
  }),
};
