import * as z from "zod/mini";
import { call, fileLines } from "#contract/call.ts";
import { days, empty, gameOfFilter, page, wonAmount } from "#contract/fields.ts";
import { otherNames } from "#contract/game-names.ts";
import { figurePeriods, figureSpans, moneyGroups } from "#contract/statement-kinds.ts";

/** The game balance in whole won. `gameMoney` is at providers that keep money. */
const gameBalance = z.object({
  gameMoney: z.int(),
  balance: z.int(),
  rolling: z.int(),
  userId: z.string(),
});

/** The kinds of movement in a member's cash statement. */
const moneyKinds = [
  "bet",
  "win",
  "cash_out",
  "bet_rollback",
  "win_rollback",
  "grant",
  "deposit",
  "withdrawal_hold",
  "withdrawal_returned",
  "comp",
  "adjustment",
  "test_funding",
  "transfer_sent",
  "transfer_returned",
  "transfer_received",
] as const;

/** The kinds of movement of a member's comp. */
const compKinds = ["earned", "taken_back", "granted", "converted"] as const;

const line = {
  /** The entry id: account-number. */
  id: z.string(),
  date: z.string(),
  /** The same instant in ISO 8601. */
  at: z.string(),
  /** Whole won, truncated; negative when it was taken. */
  amount: z.int(),
  /** The balance after it, whole won, truncated. */
  balance: z.int(),
};

const moneyLine = z.object({
  ...line,
  kind: z.enum(moneyKinds),
  /** The round of a stake or a win; `isOpen` until its provider closes it. */
  game: z.optional(
    z.object({
      round: z.string(),
      nameKo: z.string(),
      nameEn: z.string(),
      otherNames,
      companyKo: z.string(),
      companyEn: z.string(),
      companyOtherNames: otherNames,
      isOpen: z.boolean(),
    }),
  ),
});
export type MoneyLine = z.infer<typeof moneyLine>;

/** By what comp was earned. */
export const compRule = z.object({
  /** The rate in basis points of a settled stake. */
  basisPoints: z.int(),
  /** The version of the house's comp rates: 1, and one more with each change. */
  version: z.int(),
});
export type CompRule = z.infer<typeof compRule>;

const compLine = z.object({
  ...line,
  kind: z.enum(compKinds),
  /** Of what was earned or taken back; missing when it is older than the versions. */
  rule: z.optional(compRule),
  /** The game whose stakes earned it: in how many rounds, and the newest of them. */
  game: z.optional(
    z.object({
      round: z.string(),
      rounds: z.int(),
      nameKo: z.string(),
      nameEn: z.string(),
      otherNames,
    }),
  ),
});
export type CompLine = z.infer<typeof compLine>;

/** Sums of a statement's lines, each truncated to whole won. */
const moneyTotals = z.object({
  deposited: z.int(),
  /** Requested withdrawals less returned ones. */
  withdrawn: z.int(),
  /** Stakes less returned ones. */
  staked: z.int(),
  /** Wins less those that were taken back. */
  returned: z.int(),
  /** `returned` less `staked`; negative when more was staked. */
  net: z.int(),
});
export type MoneyTotals = z.infer<typeof moneyTotals>;

/** The same with the sums of every line that passes the filter. */
const statementTotals = z.extend(moneyTotals, {
  /** What came in: the sum of the lines above zero. */
  incoming: z.int(),
  /** What went out, without a sign. */
  outgoing: z.int(),
  /** `incoming` less `outgoing`: the balance after the newest line less that before the oldest. */
  change: z.int(),
});
export type StatementTotals = z.infer<typeof statementTotals>;

const figures = z.object({
  /** The first and the last day of the period, YYYY-MM-DD. */
  from: z.string(),
  until: z.string(),
  ...moneyTotals.shape,
  /** Minutes of the clock in which the member staked. */
  minutes: z.int(),
});
export type OwnFigures = z.infer<typeof figures>;

const spanFigures = z.object({
  span: z.enum(figureSpans),
  /** The first day, YYYY-MM-DD; null for a visit, which begins within a day, and for ever. */
  from: z.nullable(z.string()),
  ...moneyTotals.shape,
});
export type SpanFigures = z.infer<typeof spanFigures>;

export const walletCalls = {
  "get-in-game-balance": call({
    summary: "The member's cash, game money and comp in whole won.",
    access: "member",
    isMutation: false,
    input: empty,
    output: gameBalance,
    refusals: [],
  }),
  "roll-to-balance": call({
    summary:
      "Convert comp to balance in steps of the house; as much as the day allows when no amount is given.",
    access: "member",
    isMutation: true,
    input: z.strictObject({ rolling: z.optional(wonAmount) }),
    output: z.object({ balance: z.int(), rolling: z.int() }),
    /** `low_point`: below the minimum. `wait`: `max` is left of the day's sum, which begins anew at `until`. */
    refusals: ["low_point", "wait", "balance", "closed"],
  }),
  "get-comp-list": call({
    summary: "Comp that was earned and converted, newest first, twenty a page.",
    access: "member",
    isMutation: false,
    input: z.strictObject({ page, ...days }),
    output: z.object({
      list: z.array(compLine),
      maxCount: z.int(),
      /** The smallest amount that converts, whole won. */
      min: z.int(),
      /** Comp is converted in multiples of this, whole won; the rest stays comp. */
      step: z.int(),
      /** How much may still be converted today, whole won. */
      leftToday: z.int(),
      /** Comp in basis points of a settled stake at the member's level. */
      rates: z.object({ casino: z.int(), slot: z.int(), sport: z.int() }),
      /** The version of the house's comp rates in which they are. */
      version: z.int(),
    }),
    refusals: [],
  }),
  "get-money-list": call({
    summary:
      "The statement of the member's cash with its running balance, twenty a page, and its totals.",
    access: "member",
    isMutation: false,
    input: z.strictObject({
      page,
      ...days,
      kind: z.optional(z.enum(moneyGroups)),
      game: gameOfFilter,
    }),
    output: z.object({ list: z.array(moneyLine), maxCount: z.int(), totals: statementTotals }),
    refusals: [],
  }),
  "get-own-figures": call({
    summary:
      "What the member deposited, withdrew, staked and won in the last 14 days, 12 weeks (from Monday) or 12 months, newest first, without periods in which nothing happened, and in this visit, month, year and ever. Equal to the totals of the statement of the same days.",
    access: "member",
    isMutation: false,
    input: z.strictObject({ by: z.enum(figurePeriods) }),
    output: z.object({ list: z.array(figures), spans: z.array(spanFigures) }),
    refusals: [],
  }),
  "get-statement-file": call({
    summary:
      "The whole statement of the member's cash, oldest first: exact and in UTC, or readable in the language of the request.",
    access: "member",
    isMutation: false,
    mayBeLate: true,
    input: z.strictObject({
      ...days,
      kind: z.optional(z.enum(moneyGroups)),
      game: gameOfFilter,
      /** `machine` when absent. */
      form: z.optional(z.enum(["machine", "readable"])),
    }),
    file: "statement.csv",
    output: fileLines,
    refusals: [],
  }),
  "get-comp-file": call({
    summary:
      "The whole history of the member's comp, oldest first: exact and in UTC, or readable in the language of the request.",
    access: "member",
    isMutation: false,
    mayBeLate: true,
    input: z.strictObject({
      ...days,
      /** `machine` when absent. */
      form: z.optional(z.enum(["machine", "readable"])),
    }),
    file: "comp.csv",
    output: fileLines,
    refusals: [],
  }),
  "get-statement-proof": call({
    summary: "What proves the statement without us; `limit` when the days hold too many entries.",
    access: "member",
    isMutation: false,
    mayBeLate: true,
    input: z.strictObject(days),
    file: "statement-proof.json",
    output: fileLines,
    refusals: ["limit"],
  }),
};
