import * as z from "zod/mini";
import { rowId, writtenText } from "#contract/fields.ts";
import { act, read } from "#contract/office/call.ts";
import { fileFault } from "#contract/office/file-fault.ts";
import { whysSecond } from "#contract/office/payments.ts";
import { shortRowId } from "#contract/office/fields.ts";

/** The largest bank statement file, before base64. */
export const LARGEST_STATEMENT_BYTES = 2 * 1024 * 1024;
const LARGEST_CONTENT = Math.ceil(LARGEST_STATEMENT_BYTES / 3) * 4;
/** The file as base64, its name and the layout. */
const LARGEST_BODY_BYTES = LARGEST_CONTENT + 16 * 1024;

/** To be handled, held, on their way back to their senders, and those with an end. */
export const statementViews = ["open", "held", "returning", "ended"] as const;
export type StatementView = (typeof statementViews)[number];

export const statementDelimiters = [",", ";", "\t", "|"] as const;

/** The index of a column, from 0. */
const column = z.int().check(z.minimum(0), z.maximum(99));
const columns = z.strictObject({
  date: column,
  /** Null when the date contains the time, or there is none. */
  time: z.nullable(column),
  amount: column,
  /** Payments out, where they have a column of their own; negative amounts are payments out too. */
  paid: z.optional(z.nullable(column)),
  sender: column,
  memo: z.nullable(column),
});
export type StatementColumns = z.infer<typeof columns>;

const layout = z.strictObject({
  delimiter: z.enum(statementDelimiters),
  /** Records before the first transfer: titles and column names. */
  skipped: z.int().check(z.minimum(0), z.maximum(50)),
  columns,
});
export type StatementLayout = z.infer<typeof layout>;

const file = {
  accountId: shortRowId,
  fileName: writtenText(200),
  /** The bytes of the file, base64. */
  content: z.string().check(z.minLength(1), z.maxLength(LARGEST_CONTENT)),
};

const fault = fileFault([
  "encoding",
  "empty",
  "columns",
  "quote",
  "width",
  "date",
  "amount",
  "too_many",
  "xml",
]);
export type StatementFault = z.infer<typeof fault>;

const transfer = z.object({
  line: z.int(),
  /** Whether the bank paid it out. */
  isOutgoing: z.boolean(),
  bookedAt: z.string(),
  hasTime: z.boolean(),
  /** Whole won. */
  amount: z.int(),
  sender: z.string(),
  memo: z.string(),
});

const preview = z.object({
  encoding: z.nullable(z.enum(["utf-8", "euc-kr"])),
  /** The given or the detected layout; null when the columns were not recognised. */
  layout: z.nullable(layout),
  /** A camt.053 statement of ISO 20022 has no layout. */
  format: z.enum(["csv", "camt.053"]),
  delimiter: z.enum(statementDelimiters),
  /** The first records of the file, unchanged. */
  records: z.array(z.array(z.string())),
  /** The first transfers, as they would be stored. */
  transfers: z.array(transfer),
  incoming: z.int(),
  outgoing: z.int(),
  /** Lines without a transfer, such as totals. */
  passedOver: z.int(),
  /** How many of them are already stored. */
  known: z.int(),
  faults: z.array(fault),
  faultCount: z.int(),
});
export type StatementPreview = z.infer<typeof preview>;

/** A deposit that a line may belong to. */
const deposit = z.object({
  id: z.int(),
  loginId: z.string(),
  nick: z.string(),
  /** The holder of the member's bank account. */
  owner: z.string(),
  reference: z.nullable(z.string()),
  amount: z.int(),
  askedAt: z.string(),
  isApproved: z.boolean(),
  /** Its approval waits for a second operator. */
  isProposed: z.boolean(),
  /**
   * Why approving it needs a second operator; null when the asking operator may approve it alone.
   */
  second: z.nullable(z.enum(whysSecond)),
  /** The colleague who has claimed it. */
  claimedBy: z.nullable(z.string()),
  version: z.int(),
});

/** Why a line and a deposit may belong together, and how certain that is. */
const match = z.object({
  deposit,
  why: z.enum([
    "reference",
    "reference-other-amount",
    "reference-other-name",
    "name",
    "amount",
    "chosen",
  ]),
  sure: z.enum(["exact", "likely", "possible"]),
});
export type StatementMatch = z.infer<typeof match>;

/**
 * Where a transfer is: not handled yet; held, with a reason; credited with the deposit that it
 * matches; or posted to a member by two operators; a withdrawal that was paid; one that came back; on
 * its way back to its sender, and paid back to them.
 */
const lineStates = [
  "open",
  "held",
  "matched",
  "posted",
  "paid",
  "paid_back",
  "returning",
  "returned",
] as const;
export type LineState = (typeof lineStates)[number];

/**
 * What is wrong with a transfer: it came after its request had ended, with less or more than was
 * asked for, a second time with a used reference, from another name, or without a reference.
 */
const lineTroubles = [
  "late",
  "partial",
  "over",
  "duplicate",
  "third_party",
  "no_reference",
] as const;
export type LineTrouble = (typeof lineTroubles)[number];

/** The member whom the reference in a transfer's text belongs to. */
const referenced = z.object({
  memberId: z.int(),
  loginId: z.string(),
  nick: z.string(),
  owner: z.string(),
  reference: z.string(),
  depositId: z.nullable(z.int()),
});

const line = z.extend(transfer, {
  id: z.int(),
  account: z.string(),
  fileName: z.string(),
  /** Chosen by an operator: it is kept, and settled with its deposit. */
  isChosen: z.boolean(),
  /** The only deposit that matches; null when several or none do. */
  match: z.nullable(match),
  /** Deposits to choose from. */
  candidates: z.array(match),
  state: z.enum(lineStates),
  /** Null for a transfer that a deposit waits for. */
  trouble: z.nullable(z.enum(lineTroubles)),
  referenced: z.nullable(referenced),
  handledAt: z.nullable(z.string()),
  handledBy: z.nullable(z.string()),
  depositId: z.nullable(z.int()),
  payoutId: z.nullable(z.int()),
});
export type StatementLine = z.infer<typeof line>;

const collisions = ["not_found", "stale"] as const;

export const statementOfficeCalls = {
  "get-statement-line": read({
    summary: "One transfer of a bank statement.",
    access: "payments.read",
    fields: { id: rowId },
    output: z.object({ line }),
    refusals: ["not_found"],
  }),
  "get-statement-lines": read({
    summary: "Transfers of imported bank statements with the deposits that they may belong to.",
    access: "payments.read",
    fields: { view: z.enum(statementViews), before: z.optional(rowId) },
    output: z.object({
      lines: z.array(line),
      /** How many are open, held, and on their way back. */
      open: z.int(),
      held: z.int(),
      returning: z.int(),
      /** The `after` of the next page; null on the last. */
      next: z.nullable(z.int()),
      accounts: z.array(z.object({ id: z.int(), name: z.string() })),
      imports: z.array(
        z.object({
          id: z.int(),
          fileName: z.string(),
          at: z.string(),
          by: z.string(),
          added: z.int(),
          known: z.int(),
        }),
      ),
    }),
    refusals: [],
  }),
  "preview-statement": {
    ...read({
      summary:
        "Read a bank statement, CSV or camt.053, without storing it: layout, transfers, faults.",
      access: "payments.decide",
      fields: { ...file, layout: z.optional(layout) },
      output: z.object({ preview }),
      refusals: ["not_found"],
    }),
    largestBodyBytes: LARGEST_BODY_BYTES,
  },
  "import-statement": {
    ...act({
      summary:
        "Store the transfers of a bank statement, each once, and settle the withdrawals that it names.",
      access: "payments.decide",
      fields: { ...file, layout: z.nullable(layout) },
      output: z.object({ added: z.int(), known: z.int(), settled: z.int() }),
      refusals: ["not_found", "file"],
    }),
    largestBodyBytes: LARGEST_BODY_BYTES,
  },
  "match-statement-line": act({
    summary: "Assign a transfer to a deposit, or with null remove the assignment.",
    access: "payments.decide",
    fields: { id: rowId, depositId: z.nullable(rowId) },
    output: z.object({}),
    refusals: [...collisions, "balance", "waiting"],
  }),
  "hold-statement-line": act({
    summary:
      "Hold a transfer that is not credited yet and tell the member of its reference, or open it again.",
    access: "payments.decide",
    fields: { id: rowId, isHeld: z.boolean() },
    output: z.object({}),
    refusals: [...collisions, "waiting"],
  }),
  "post-statement-line": act({
    summary:
      "Credit a member with a transfer that no open deposit waits for; it takes two operators.",
    access: "payments.decide",
    checkedBy: "payments.check",
    fields: { id: rowId, loginId: z.string().check(z.minLength(1), z.maxLength(40)) },
    output: z.object({ depositId: z.int() }),
    refusals: [
      ...collisions,
      "waiting",
      "closed",
      "break",
      "own_limit",
      "deposit_free_day",
      "test_account",
    ],
  }),
};
