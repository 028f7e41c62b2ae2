import * as z from "zod/mini";
import { rowId } from "#contract/fields.ts";
import { act, read } from "#contract/office/call.ts";

/**
 * What the comparisons find. `transaction`: the provider's report has another one, or none.
 * `figure`: a figure of its monthly statement. `round`: open for more than a day. `transfer`: to or
 * from its wallet, without an outcome for an hour. `late_call`: refused after staff had ended the
 * round. `bank_line`: no request explains it for a day. `payout`: the bank's file does not show it
 * for two days. `bank_file`: money moved and no bank file came for a day. `books`: a promise of the
 * ledger is broken. `return`: a game returns something else than it declares. `day_file`: a day of a
 * provider was not compared by noon of the next. `outcomes`: the results of a slot depend on those of
 * the rounds before; its sides are the share of wins after a win, and the expected share.
 */
export const differenceKinds = [
  "transaction",
  "figure",
  "round",
  "transfer",
  "late_call",
  "bank_line",
  "payout",
  "bank_file",
  "books",
  "return",
  "day_file",
  "outcomes",
] as const;
export type DifferenceOf = (typeof differenceKinds)[number];

export const differenceViews = ["open", "ended"] as const;

/** One side's state and amount in won; both null where that side has nothing. */
const side = z.object({ state: z.nullable(z.string()), amount: z.nullable(z.string()) });

const difference = z.object({
  id: z.int(),
  version: z.int(),
  kind: z.enum(differenceKinds),
  /** The connection to the provider; null for the bank and the books. */
  connection: z.nullable(z.string()),
  /** What it is about: the provider's id, `month studio figure`, a bank account, a sentence. */
  about: z.string(),
  /** The object in the office, as `round:12-3`; null without one. */
  object: z.nullable(z.string()),
  ours: side,
  theirs: side,
  /** Its age counts from then. */
  since: z.string(),
  owner: z.nullable(z.object({ id: z.int(), name: z.string() })),
  asked: z.nullable(z.object({ at: z.string(), by: z.string() })),
  /** An acceptance waits for the second operator. */
  isProposed: z.boolean(),
  accepted: z.nullable(z.object({ at: z.string(), by: z.string(), checkedBy: z.string() })),
  endedAt: z.nullable(z.string()),
});
export type Difference = z.infer<typeof difference>;

const seen = { id: rowId, version: z.int().check(z.minimum(1)) };

export const differenceOfficeCalls = {
  "get-differences": read({
    summary: "The differences with providers, the bank and within the books, the oldest first.",
    access: "reports.read",
    fields: {
      view: z.enum(differenceViews),
      kind: z.optional(z.enum(differenceKinds)),
      after: z.optional(rowId),
    },
    output: z.object({
      differences: z.array(difference),
      /** Open ones of each kind. */
      counts: z.record(z.string(), z.int()),
      /** When the comparisons last ran; null before the first. */
      lookedAt: z.nullable(z.string()),
      booksAt: z.nullable(z.string()),
      next: z.nullable(z.int()),
    }),
    refusals: [],
  }),
  "own-difference": act({
    summary: "Take a difference over, or give it back.",
    access: "wallet.check",
    fields: { ...seen, isOwn: z.boolean() },
    output: z.object({}),
    refusals: ["not_found", "already", "stale"],
  }),
  "ask-about-difference": act({
    summary:
      "Ask the provider: what can be asked over its connection is asked at once, the rest is recorded as asked.",
    access: "wallet.check",
    fields: seen,
    output: z.object({}),
    refusals: ["not_found", "already", "stale"],
  }),
  "accept-difference": act({
    summary: "Accept a difference as it is; no money moves, and a second operator checks it.",
    access: "wallet.check",
    checkedBy: "wallet.check",
    fields: seen,
    output: z.object({}),
    refusals: ["not_found", "already", "stale", "waiting"],
  }),
};
