import * as z from "zod/mini";
import { fileLines } from "#contract/call.ts";
import { day, rowId, writtenLine } from "#contract/fields.ts";
import { act, read } from "#contract/office/call.ts";
import { shortRowId } from "#contract/office/fields.ts";
import { amount, origin } from "#contract/office/reports.ts";

/** The largest balance of one account, in whole won: 10 trillion. */
export const LARGEST_BALANCE = 10_000_000_000_000;

/** Days in the installation's time zone, both included. */
const period = { from: day, until: day };
const seen = { id: shortRowId, version: z.int().check(z.minimum(1)) };

const accountFacts = {
  bankName: writtenLine(1, 40),
  /** The last four characters of its number; the whole number is not kept. */
  ending: z.string().check(z.regex(/^[0-9A-Z]{4}$/)),
  holder: writtenLine(1, 60),
};
const account = z.object({
  id: z.int(),
  ...accountFacts,
  /** The first and the last day whose balance counts; `until` is null while the account is in use. */
  from: z.string(),
  until: z.nullable(z.string()),
  version: z.int(),
});
export type SegregatedAccount = z.infer<typeof account>;

/** What members are owed, by where the ledger has it. */
export const owedParts = [
  "cash",
  "hold",
  "comp",
  "in_transit",
  "provider_float",
  "unallocated",
  "returning",
] as const;
export type OwedPart = (typeof owedParts)[number];

/**
 * How what is owed compares with the accounts: `open` while the day or its sums are not complete,
 * `no_account` without a segregated account, `not_entered` while the balance of one is missing,
 * `not_counted` when the balances cover all but the stakes of running rounds, which are not known.
 */
const fundsStates = [
  "open",
  "no_account",
  "not_entered",
  "short",
  "not_counted",
  "covered",
] as const;
export type FundsState = (typeof fundsStates)[number];

const fundsDay = z.object({
  day: z.string(),
  state: z.enum(fundsStates),
  owed: z.object({
    ...(Object.fromEntries(owedParts.map((part) => [part, amount])) as Record<
      OwedPart,
      typeof amount
    >),
    /** Stakes of rounds that had not ended, less what these had paid; null when they were not counted. */
    running: z.nullable(amount),
    /** The sum of all parts that are known. */
    total: amount,
  }),
  /** Shown apart from what is owed: the jackpots' pools, and deposits that were credited before the bank showed them. */
  apart: z.object({ jackpot: amount, awaited: amount }),
  /** How many accounts count on this day, and how many of them have no balance. */
  accounts: z.int(),
  missing: z.int(),
  /** The sum of the accounts' balances; null while one is missing. */
  held: z.nullable(amount),
  /** `held` less the total that is owed. */
  difference: z.nullable(amount),
});
export type FundsDay = z.infer<typeof fundsDay>;

const balance = z.object({
  id: z.int(),
  /** Whole won. */
  amount: z.int(),
  at: z.string(),
  by: z.string(),
  reason: z.string(),
});
export type SegregatedBalance = z.infer<typeof balance>;

const dayAccount = z.object({
  account,
  /** The balances that were written down for the day, the newest first. The newest counts; it corrects the others. */
  balances: z.array(balance),
});
export type FundsDayAccount = z.infer<typeof dayAccount>;

export const fundsCalls = {
  "get-funds-report": read({
    summary:
      "What members are owed at the end of each day, and the balances of the segregated accounts beside it, the newest day first.",
    access: "reports.read",
    fields: period,
    output: z.object({
      origin,
      /** All segregated accounts, those in use first, at most 100. */
      accounts: z.array(account),
      /** Days up to today with anything owed or an account, at most 400. */
      days: z.array(fundsDay),
    }),
    refusals: ["limit"],
  }),
  "get-funds-day": read({
    summary: "What members are owed at the end of one day, and the balance of each account.",
    access: "reports.read",
    fields: { day },
    output: z.object({
      origin,
      day: z.nullable(fundsDay),
      accounts: z.array(dayAccount),
      /** Whether the day is over, so that balances can be written down. */
      isOver: z.boolean(),
    }),
    refusals: [],
  }),
  "export-funds-report": read({
    summary: "The report of members' funds as a file.",
    access: "reports.read",
    fields: period,
    file: "funds.csv",
    output: fileLines,
    refusals: ["limit"],
  }),
  "add-segregated-account": act({
    summary:
      "Name a bank account in which members' money is held apart, from a day on; a second operator checks it.",
    access: "settings.change",
    checkedBy: "settings.check",
    fields: { ...accountFacts, from: day },
    output: z.object({ id: z.int() }),
    /** `already`: an account in use has the same bank and number; `limit`: there are 100. */
    refusals: ["already", "limit", "waiting"],
  }),
  "change-segregated-account": act({
    summary: "Correct the name of the bank, the number or the holder; a second operator checks it.",
    access: "settings.change",
    checkedBy: "settings.check",
    fields: { ...seen, ...accountFacts },
    output: z.object({}),
    refusals: ["not_found", "stale", "already", "waiting"],
  }),
  "end-segregated-account": act({
    summary:
      "End a segregated account with the last day whose balance counts; a second operator checks it.",
    access: "settings.change",
    checkedBy: "settings.check",
    fields: { ...seen, until: day },
    output: z.object({}),
    /** `limit`: the day is before its first one. */
    refusals: ["not_found", "stale", "already", "limit", "waiting"],
  }),
  "enter-segregated-balance": act({
    summary:
      "Write down what the bank shows of an account at the end of a day; a correction names the balance that it replaces.",
    access: "wallet.check",
    fields: {
      account: shortRowId,
      day,
      /** Whole won. */
      amount: z.int().check(z.minimum(0), z.maximum(LARGEST_BALANCE)),
      /** The newest balance of the account and the day; absent for the first. */
      corrects: z.optional(rowId),
    },
    output: z.object({ id: z.int() }),
    /** `limit`: the day is not over, or the account does not count on it; `stale`: another balance is the newest. */
    refusals: ["not_found", "limit", "stale"],
  }),
};
