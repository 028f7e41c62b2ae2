import * as z from "zod/mini";
import { writtenText } from "#contract/fields.ts";
import { act, read } from "#contract/office/call.ts";
import { fileFault } from "#contract/office/file-fault.ts";
import { statementDelimiters } from "#contract/office/statements.ts";

/**
 * The figures of a month with a provider, in the order of the statement. `net` is the change of the
 * provider's ledger account: stakes − wins − refunds + corrections + results of wallets −
 * contributions to jackpots + jackpots paid. `share` is the provider's part of it.
 */
export const settlementFigures = [
  "stakes",
  "wins",
  "refunds",
  "corrections",
  "wallets",
  "contributions",
  "jackpots",
  "net",
  "share",
] as const;
export type SettlementFigure = (typeof settlementFigures)[number];

/** The largest file of a provider, before base64. */
export const LARGEST_PROVIDER_FILE_BYTES = 2 * 1024 * 1024;
const LARGEST_CONTENT = Math.ceil(LARGEST_PROVIDER_FILE_BYTES / 3) * 4;
const LARGEST_BODY_BYTES = LARGEST_CONTENT + 16 * 1024;

const connection = z.string().check(z.regex(/^[a-z0-9-]{1,32}$/));
/** A month in UTC, in which the ledger closes its months: `2026-10`. */
const month = z.string().check(z.regex(/^20\d{2}-(0[1-9]|1[0-2])$/));
const ofMonth = { connection, month };

/** Won, exact: `-12.345`. */
const won = z.string();
const figures = z.object({
  stakes: won,
  wins: won,
  refunds: won,
  corrections: won,
  wallets: won,
  contributions: won,
  jackpots: won,
  net: won,
});
export type Figures = z.infer<typeof figures>;
/** What a provider's file says; a figure that it has no column for is absent. */
const theirs = z.partialRecord(z.enum(settlementFigures), won);
export type TheirFigures = z.infer<typeof theirs>;

/** The index of a column, from 0; null for a figure that the file lacks. */
const column = z.nullable(z.int().check(z.minimum(0), z.maximum(99)));
const layout = z.strictObject({
  delimiter: z.enum(statementDelimiters),
  /** Records before the first line: titles and column names. */
  skipped: z.int().check(z.minimum(0), z.maximum(50)),
  /** The studio's code or name; null when all lines are of the connection as a whole. */
  studio: column,
  figures: z.strictObject({
    stakes: column,
    wins: column,
    refunds: column,
    corrections: column,
    wallets: column,
    contributions: column,
    jackpots: column,
    net: column,
    share: column,
  }),
});
export type ProviderFileLayout = z.infer<typeof layout>;

const file = {
  ...ofMonth,
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
  "amount",
  "studio",
  "too_many",
]);
export type ProviderFileFault = z.infer<typeof fault>;

const agreed = z.object({
  at: z.string(),
  by: z.string(),
  checkedBy: z.string(),
  /** The agreed share in won: ours and the correction. */
  share: won,
  correction: won,
  /** The SHA-256 of the agreed statement, hexadecimal, as in its audit row. */
  hash: z.string(),
});

const line = z.object({
  connection: z.string(),
  /** The provider's share in basis points; null before two operators wrote one. */
  rate: z.nullable(z.int()),
  figures,
  /** Null without a rate. */
  share: z.nullable(won),
  file: z.nullable(z.object({ name: z.string(), at: z.string(), by: z.string() })),
  /** Figures of the provider's file that differ from ours. */
  differing: z.int(),
  agreed: z.nullable(agreed),
});
export type SettlementLine = z.infer<typeof line>;

/** How far the month is: `open` until it is over, `closed` with the ledger's signed sheet. */
const monthStates = ["open", "over", "closed"] as const;
export type MonthState = (typeof monthStates)[number];

const studio = z.object({
  /** Our code; the provider's own text for a studio that we do not have. */
  code: z.string(),
  /** Null for a studio that we do not have. */
  name: z.nullable(z.object({ ko: z.string(), en: z.string() })),
  figures: z.nullable(figures),
  theirs,
});
export type SettledStudio = z.infer<typeof studio>;

export const settlementOfficeCalls = {
  "get-settlement": read({
    summary: "A month's statement of each connection out of the ledger, beside the provider's.",
    access: "reports.read",
    /** Without it, the newest month that is over, or the running one. */
    fields: { month: z.optional(month) },
    output: z.object({
      month: z.string(),
      /** Every month with a movement, the newest first, at most 120. */
      months: z.array(z.string()),
      state: z.enum(monthStates),
      /** Entries of the ledger until then are in the figures. */
      summedUntil: z.string(),
      lines: z.array(line),
    }),
    refusals: [],
  }),
  "get-settlement-of": read({
    summary: "A month's statement of one connection by studio, beside the provider's own figures.",
    access: "reports.read",
    fields: ofMonth,
    output: z.object({
      state: z.enum(monthStates),
      summedUntil: z.string(),
      line,
      studios: z.array(studio),
      /** The provider's figures of all studios, and its share. */
      theirs,
      /** The rates, the newest first. */
      rates: z.array(
        z.object({
          from: z.string(),
          rate: z.int(),
          at: z.string(),
          by: z.string(),
          checkedBy: z.string(),
        }),
      ),
    }),
    refusals: ["not_found"],
  }),
  "set-share-rate": act({
    summary:
      "Set a provider's share of the net result from a month on; a second operator checks it.",
    access: "settings.change",
    checkedBy: "settings.check",
    /** In basis points. */
    fields: { connection, from: month, rate: z.int().check(z.minimum(0), z.maximum(10_000)) },
    output: z.object({}),
    /** `already`: the rate is the same, or a month from then on is agreed. */
    refusals: ["not_found", "already", "waiting"],
  }),
  "preview-provider-file": {
    ...read({
      summary: "Read a provider's own statement without storing it: columns, lines, faults.",
      access: "wallet.check",
      fields: { ...file, layout: z.optional(layout) },
      output: z.object({
        /** The given or the detected layout; null when no figure's name was recognised. */
        layout: z.nullable(layout),
        delimiter: z.enum(statementDelimiters),
        /** The first records as they are in the file: its column names and the lines below them. */
        records: z.array(z.array(z.string())),
        lines: z.int(),
        /** The sums of the file's figures. */
        sums: theirs,
        faults: z.array(fault),
      }),
      refusals: ["not_found"],
    }),
    largestBodyBytes: LARGEST_BODY_BYTES,
  },
  "import-provider-file": {
    ...act({
      summary: "Store a provider's own statement of a month in place of its earlier one.",
      access: "wallet.check",
      fields: { ...file, layout },
      output: z.object({ differing: z.int() }),
      /** `already`: the month is agreed. */
      refusals: ["not_found", "file", "already"],
    }),
    largestBodyBytes: LARGEST_BODY_BYTES,
  },
  "agree-settlement": act({
    summary:
      "Agree a closed month with a provider, with a correction of the share if needed; a second operator checks it, and the statement is kept unchanged.",
    access: "wallet.check",
    checkedBy: "wallet.check",
    fields: {
      ...ofMonth,
      /** The share that the operator saw, in won. */
      share: z.string().check(z.regex(/^\d{1,15}\.\d{2,5}$/)),
      /** Added to the share: whole won. */
      correction: z.int().check(z.minimum(-1_000_000_000_000), z.maximum(1_000_000_000_000)),
    },
    output: z.object({}),
    /** `not_ready`: the month is not closed, or it has no rate. */
    refusals: ["not_found", "already", "stale", "not_ready", "balance", "waiting"],
  }),
};
