import * as z from "zod/mini";
import { fileLines } from "#contract/call.ts";
import { day } from "#contract/fields.ts";
import { read } from "#contract/office/call.ts";

export const timeGroupings = ["day", "month", "year"] as const;
export type TimeGrouping = (typeof timeGroupings)[number];
export const moneyGroupings = [...timeGroupings, "provider"] as const;
export const activityGroupings = ["day", "month"] as const;

/** Days in the installation's time zone, both included; grouped by month or year, whole ones. */
const period = { from: day, until: day };

/** An exact amount: won as a decimal string with up to five fraction digits. */
export const amount = z.string().check(z.regex(/^-?\d+\.\d{2,5}$/));

/** A report's origin, with which it can be made again. Source of the fields: GLI-19 2.8.2. */
export const origin = z.object({
  /** The companies that hold the sites' licences; null without a licence. */
  operator: z.nullable(z.string()),
  /** The SHA-256 of the release that runs; null when it runs from its sources. */
  release: z.nullable(z.string()),
  /** The first day with a ledger entry; null before any. */
  firstDay: z.nullable(z.string()),
  from: z.string(),
  until: z.string(),
  /** All ledger entries up to this moment are included, ISO 8601. */
  enteredUntil: z.string(),
  madeAt: z.string(),
  timeZone: z.string(),
  /** Whether test accounts are in the report. Reports leave them out unless they are asked for. */
  withTest: z.boolean(),
});
export type ReportOrigin = z.infer<typeof origin>;

const moneyCells = {
  /** Members' stakes, less those that were rolled back. */
  stakes: amount,
  /** Games' payouts to members, less those that were rolled back. */
  returns: amount,
  /** What members lost at providers that keep their money, less what they won there. */
  wallets: amount,
  /** Stakes less returns, and the result of the wallets: the gross gaming result. */
  result: amount,
  /** Comp earned or granted, less what was taken back. */
  comp: amount,
  /** Null in a line of a provider, because deposits belong to no provider. */
  deposits: z.nullable(amount),
  withdrawals: z.nullable(amount),
};
const moneyTotal = z.object(moneyCells);
const moneyRow = z.object({
  /** The day, the first day of the month or year, or the provider's code; empty without a provider. */
  key: z.string(),
  /** The provider's name in Korean and English; null in a line of a day or month. */
  name: z.nullable(z.object({ ko: z.string(), en: z.string() })),
  ...moneyCells,
});
export type MoneyTotal = z.infer<typeof moneyTotal>;
export type MoneyRow = z.infer<typeof moneyRow>;

const activityRow = z.object({
  key: z.string(),
  registrations: z.int(),
  /** Members with at least one stake. */
  active: z.int(),
  firstDeposits: z.int(),
});
export type ActivityRow = z.infer<typeof activityRow>;

/** How the observed return compares with the declared one. */
const returnVerdicts = ["within", "outside", "few", "undeclared"] as const;
export type ReturnVerdict = (typeof returnVerdicts)[number];
const returnRow = z.object({
  provider: z.string(),
  game: z.string(),
  name: z.object({ ko: z.string(), en: z.string() }),
  rounds: z.int(),
  stakes: amount,
  returns: amount,
  /** Shares of the stakes: 0.9516 is 95.16 %. Null without a stake. */
  observed: z.nullable(z.number()),
  /** The provider's declaration; null without one. */
  declared: z.nullable(z.number()),
  /** The 95 % confidence interval of the observed return; null with too few rounds. */
  low: z.nullable(z.number()),
  high: z.nullable(z.number()),
  verdict: z.enum(returnVerdicts),
});
export type ReturnRow = z.infer<typeof returnRow>;

/** Why a request was refused before its call. */
const refusalReasons = [
  "session",
  "permission",
  "origin",
  "network",
  "host",
  "country",
  "throttled",
] as const;
export type RefusalReason = (typeof refusalReasons)[number];
const refused = z.object({ reason: z.enum(refusalReasons), requests: z.int() });

const waiting = z.object({ count: z.int(), oldestAt: z.nullable(z.string()) });
const flow = z.object({ at: z.string(), deposits: z.number(), withdrawals: z.number() });
export type Flow = z.infer<typeof flow>;
const providerNow = z.object({
  code: z.string(),
  name: z.object({ ko: z.string(), en: z.string() }),
  isUsed: z.boolean(),
  launches: z.int(),
  failures: z.int(),
  lastFailureAt: z.nullable(z.string()),
});

export const reportOfficeCalls = {
  "get-overview": read({
    summary: "What waits, what moved today, who plays now, and how the providers answer.",
    access: "reports.read",
    mayBeLate: true,
    fields: {},
    output: z.object({
      madeAt: z.string(),
      waiting: z.object({
        deposits: waiting,
        withdrawals: waiting,
        helps: waiting,
        proposals: waiting,
        /** Large wins of rounds without a stake. */
        unstakedWins: waiting,
        /** Large jackpots whose payout no operator confirmed. */
        largeJackpots: waiting,
      }),
      /** Exact amounts of ledger entries since the start of the day. */
      today: z.object({ deposits: amount, withdrawals: amount, net: amount }),
      /** Stakes, returns and the result of today, with that of transfer wallets, from the sums of the reports. */
      play: z.object({
        stakes: amount,
        returns: amount,
        result: amount,
        /** The moment up to which the entries are summed. */
        enteredUntil: z.string(),
      }),
      /** Members who registered, who staked, and who deposited for the first time today. */
      people: z.object({ registrations: z.int(), active: z.int(), firstDeposits: z.int() }),
      activeMembers: z.int(),
      launches: z.int(),
      launchFailures: z.int(),
      /** Refused requests since the start of the day, the most frequent reason first. */
      refused: z.array(refused),
      /** The last good base backup, and the last drill that found one sound; null: not known. */
      backups: z.object({ backupAt: z.nullable(z.string()), drillAt: z.nullable(z.string()) }),
      /** Providers in use and those that were launched today. */
      providers: z.array(providerNow),
      /** Whole won for the charts: the hours of today so far, and 30 days up to today. */
      hours: z.array(flow),
      days: z.array(flow),
    }),
    refusals: [],
  }),
  "get-money-report": read({
    summary:
      "Stakes, returns, result, comp, deposits and withdrawals by day, month, year or provider.",
    access: "reports.read",
    mayBeLate: true,
    fields: { ...period, grouping: z.enum(moneyGroupings), withTest: z.optional(z.boolean()) },
    output: z.object({ origin, rows: z.array(moneyRow), total: moneyTotal }),
    refusals: ["limit"],
  }),
  "get-activity-report": read({
    summary: "Registrations, members who staked, and first deposits by day or month.",
    access: "reports.read",
    mayBeLate: true,
    fields: { ...period, grouping: z.enum(activityGroupings) },
    output: z.object({ origin, rows: z.array(activityRow) }),
    refusals: ["limit"],
  }),
  "get-return-report": read({
    summary: "Return to player of each game, observed with its confidence interval, and declared.",
    access: "reports.read",
    mayBeLate: true,
    fields: period,
    output: z.object({
      origin,
      rows: z.array(returnRow),
      /** The largest number of closed rounds that were counted; the newest are. */
      roundsAtMost: z.int(),
      isCut: z.boolean(),
    }),
    refusals: ["limit"],
  }),
  "export-money-report": read({
    summary: "The money report as a file.",
    access: "reports.read",
    mayBeLate: true,
    fields: { ...period, grouping: z.enum(moneyGroupings), withTest: z.optional(z.boolean()) },
    file: "money.csv",
    output: fileLines,
    refusals: ["limit"],
  }),
  "export-activity-report": read({
    summary: "The report of registrations and activity as a file.",
    access: "reports.read",
    mayBeLate: true,
    fields: { ...period, grouping: z.enum(activityGroupings) },
    file: "activity.csv",
    output: fileLines,
    refusals: ["limit"],
  }),
  "export-return-report": read({
    summary: "The report of returns to players as a file.",
    access: "reports.read",
    mayBeLate: true,
    fields: period,
    file: "return.csv",
    output: fileLines,
    refusals: ["limit"],
  }),
};
