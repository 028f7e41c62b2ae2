import * as z from "zod/mini";
import { day, empty, rowId, writtenText } from "#contract/fields.ts";
import { act, read } from "#contract/office/call.ts";
import { fileFault } from "#contract/office/file-fault.ts";
import { statementDelimiters } from "#contract/office/statements.ts";

/** The largest file of a day, before base64. */
export const LARGEST_DAY_FILE_BYTES = 16 * 1024 * 1024;
export const MOST_DAY_LINES = 200_000;
/** So that a day has at most 40 million lines. */
export const MOST_DAY_PARTS = 200;
const LARGEST_CONTENT = Math.ceil(LARGEST_DAY_FILE_BYTES / 3) * 4;
const LARGEST_BODY_BYTES = LARGEST_CONTENT + 16 * 1024;

const connection = z.string().check(z.regex(/^[a-z0-9-]{1,32}$/));

/** The index of a column, from 0. */
const column = z.int().check(z.minimum(0), z.maximum(99));
const optional = z.nullable(column);

/** The columns of a file of a day, in the order in which the office asks for them. */
export const dayColumns = ["transaction", "amount", "kind", "state", "original", "round"] as const;
export type DayColumn = (typeof dayColumns)[number];

const layout = z.strictObject({
  delimiter: z.enum(statementDelimiters),
  /** Records before the first line: titles and column names. */
  skipped: z.int().check(z.minimum(0), z.maximum(50)),
  /** How many hours the file's day begins before that of UTC. */
  hoursAhead: z.int().check(z.minimum(-12), z.maximum(14)),
  columns: z.strictObject({
    /** The provider's id; of a bet in a sport book that of the bet. */
    transaction: column,
    /** In won. */
    amount: column,
    /** Stake, win or roll-back. */
    kind: optional,
    /** Done, declined or rolled back; without it every line is done. */
    state: optional,
    /** The id that a roll-back takes back. */
    original: optional,
    round: optional,
  }),
});
export type DayFileLayout = z.infer<typeof layout>;

const fault = fileFault([
  "encoding",
  "columns",
  "quote",
  "width",
  "amount",
  "transaction",
  "repeated",
  "kind",
  "state",
  "original",
  "too_many",
  "too_large",
  "day",
  "zone",
  "same_file",
  "in_part",
  "parts",
]);
export type DayFileFault = z.infer<typeof fault>;

/** The first is only in our books, the second only in the file; the others are in both. */
export const dayDifferences = ["ours_only", "theirs_only", "amount", "state"] as const;

const compared = z.object({
  /** Transactions that are the same on both sides. */
  same: z.int(),
  differing: z.object({
    /** Null for a part, because others may have them. */
    ours_only: z.nullable(z.int()),
    theirs_only: z.int(),
    amount: z.int(),
    state: z.int(),
  }),
});
export type DayCompared = z.infer<typeof compared>;

const wanted = {
  connection,
  day,
  fileName: writtenText(200),
  /** The bytes of the file, base64. */
  content: z.string().check(z.minLength(1), z.maxLength(LARGEST_CONTENT)),
  /** For a file that is one of several of its day; it is added, or replaces the part with this id. */
  part: z.optional(z.strictObject({ replaces: z.optional(rowId) })),
};

const file = z.object({
  connection: z.string(),
  day: z.string(),
  name: z.string(),
  lines: z.int(),
  at: z.string(),
  by: z.string(),
  isPart: z.boolean(),
});
export type DayFile = z.infer<typeof file>;

const state = z.object({
  connection: z.string(),
  /** The last day that was compared; null before the first. */
  compared: z.nullable(z.string()),
  /** Days that are over and not compared, the oldest first, at most 31. */
  missing: z.array(z.string()),
  /** Open differences of its days. */
  open: z.int(),
  /** That of its newest file. */
  layout: z.nullable(layout),
});
export type ConnectionDays = z.infer<typeof state>;

/** Open until staff say that the day is whole, then compared by the worker. */
const stage = z.enum(["open", "comparing", "compared"]);

const inParts = z.object({
  connection: z.string(),
  day: z.string(),
  stage,
  parts: z.int(),
  lines: z.int(),
});
export type DayInParts = z.infer<typeof inParts>;

const part = z.object({
  id: z.int(),
  name: z.string(),
  lines: z.int(),
  at: z.string(),
  by: z.string(),
});
export type DayPart = z.infer<typeof part>;

export const dayFileOfficeCalls = {
  "get-day-files": read({
    summary:
      "The days of each connection that are compared and that are not, and the newest files.",
    access: "reports.read",
    fields: {},
    output: z.object({
      connections: z.array(state),
      /** The newest 50. */
      files: z.array(file),
      /** The days of which parts are kept, the newest change first, at most 50. */
      inParts: z.array(inParts),
      /** How many hours the house's days begin before those of UTC. */
      hoursAhead: z.int(),
    }),
    refusals: [],
  }),
  "preview-day-file": {
    ...read({
      summary:
        "Read a provider's file of a day without storing it: columns, faults, and what differs from our books.",
      access: "wallet.check",
      fields: { ...wanted, layout: z.optional(layout) },
      output: z.object({
        /** The given or the detected layout; null when no column was recognised. */
        layout: z.nullable(layout),
        delimiter: z.enum(statementDelimiters),
        /** The first records as they are in the file: its column names and the lines below them. */
        records: z.array(z.array(z.string())),
        lines: z.int(),
        faults: z.array(fault),
        /** Null for a file with faults. */
        compared: z.nullable(compared),
      }),
      refusals: ["not_found", "not_ready"],
    }),
    largestBodyBytes: LARGEST_BODY_BYTES,
  },
  "import-day-file": {
    ...act({
      summary:
        "Compare a provider's file of a day with our books; what differs goes to the work list. It takes the place of the day's earlier files. A part is kept, and compared with the others once the day is whole.",
      access: "wallet.check",
      fields: { ...wanted, layout },
      output: compared,
      /** `not_ready`: the day is not over. */
      refusals: ["not_found", "file", "not_ready"],
    }),
    largestBodyBytes: LARGEST_BODY_BYTES,
  },
  "get-day-parts": read({
    summary: "The files of a day that comes in several.",
    access: "reports.read",
    fields: { connection, day },
    output: z.object({
      version: z.int(),
      stage,
      lines: z.int(),
      parts: z.array(part),
      /** That of its newest part; null without one. */
      layout: z.nullable(layout),
      /** How many hours its day begins before that of UTC. */
      hoursAhead: z.int(),
    }),
    refusals: ["not_found"],
  }),
  "complete-day-parts": act({
    summary: "Say that all files of a day are there; the worker compares them with our books.",
    access: "wallet.check",
    fields: { connection, day, version: rowId },
    output: empty,
    /** `already`: it was said before. */
    refusals: ["not_found", "already", "stale"],
  }),
  "remove-day-part": act({
    summary: "Take a file of several away from its day, which is then no longer whole.",
    access: "wallet.check",
    fields: { connection, day, version: rowId, id: rowId },
    output: empty,
    refusals: ["not_found", "stale"],
  }),
};
