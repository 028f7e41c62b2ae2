import * as z from "zod/mini";

type MoneyLimit = {
  /** Its column in `settings_money`. */
  column: string;
  /** The part of the settings page. */
  group: "deposit" | "withdrawal" | "others" | "secondOperator";
  /** `won` means whole won. */
  unit: "won" | "minutes";
  /** The direction of change that a second operator checks, because it lets more money through. */
  second: "raised" | "lowered" | "changed" | null;
  /** Bounds that are narrower than those of its unit. */
  range?: readonly [least: number, most: number];
};

/**
 * Every limit of money that staff set, in the order of the page. A new one takes a line here, its
 * column in a migration, and its words in `locales/<language>/office/settings.ts`.
 */
export const moneyLimits = {
  depositMin: { column: "deposit_min", group: "deposit", unit: "won", second: null },
  depositMax: { column: "deposit_max", group: "deposit", unit: "won", second: "raised" },
  depositStep: { column: "deposit_step", group: "deposit", unit: "won", second: null },
  depositWaitsMinutes: {
    column: "deposit_waits_minutes",
    group: "deposit",
    unit: "minutes",
    second: null,
    range: [5, 1440],
  },
  withdrawalMin: { column: "withdrawal_min", group: "withdrawal", unit: "won", second: null },
  withdrawalMax: { column: "withdrawal_max", group: "withdrawal", unit: "won", second: "raised" },
  withdrawalStep: { column: "withdrawal_step", group: "withdrawal", unit: "won", second: null },
  /** All withdrawals of one member in one day of the site. */
  withdrawalDayMax: {
    column: "withdrawal_day_max",
    group: "withdrawal",
    unit: "won",
    second: "raised",
  },
  /** Less comp than this cannot be converted. */
  compConvertMin: { column: "comp_convert_min", group: "others", unit: "won", second: "lowered" },
  /** Comp is converted in multiples of this; the rest stays comp. */
  compConvertStep: { column: "comp_convert_step", group: "others", unit: "won", second: null },
  /** All comp that one member converts in one day of the site. */
  compConvertDayMax: {
    column: "comp_convert_day_max",
    group: "others",
    unit: "won",
    second: "raised",
  },
  /** A win of at least this much without a known stake is listed. */
  unstakedWinFrom: { column: "unstaked_win_from", group: "others", unit: "won", second: "changed" },
  /**
   * From these amounts on a win, a stake or a payment is a significant event. A member's deposits of
   * one day count together, and so do the withdrawals.
   */
  largeWinFrom: { column: "large_win_from", group: "others", unit: "won", second: "raised" },
  largeWagerFrom: { column: "large_wager_from", group: "others", unit: "won", second: "raised" },
  largeTransferFrom: {
    column: "large_transfer_from",
    group: "others",
    unit: "won",
    second: "raised",
  },
  /** All money of the house that one test account is ever given. */
  testAccountMax: { column: "test_account_max", group: "others", unit: "won", second: "raised" },
  /** The same of all test accounts together in one day of the installation. */
  testDayMax: { column: "test_day_max", group: "others", unit: "won", second: "raised" },
  /** Approving at least this much needs a second operator. */
  secondOperatorFrom: {
    column: "second_operator_from",
    group: "secondOperator",
    unit: "won",
    second: "changed",
  },
  /** Approving needs one when the operator's own approvals of the day reach this sum. */
  secondOperatorDayFrom: {
    column: "second_operator_day_from",
    group: "secondOperator",
    unit: "won",
    second: "changed",
  },
} as const satisfies Record<string, MoneyLimit>;

type All = typeof moneyLimits;
export type MoneyLimitName = keyof All;
export type AmountLimitName = {
  [Name in MoneyLimitName]: All[Name]["unit"] extends "won" ? Name : never;
}[MoneyLimitName];
/** Whole won, or minutes. */
export type MoneyLimitValues = Record<MoneyLimitName, number>;

export const moneyLimitNames = Object.keys(moneyLimits) as MoneyLimitName[];
export const amountLimitNames = moneyLimitNames.filter(
  (name): name is AmountLimitName => moneyLimits[name].unit === "won",
);
export const moneyLimitGroups = [
  ...new Set(moneyLimitNames.map((name) => moneyLimits[name].group)),
] as const;

const MOST_WON = 10_000_000_000;
const field = (least: number, most: number) => z.int().check(z.minimum(least), z.maximum(most));

/** The limits as fields of a call. */
export const moneyLimitFields = Object.fromEntries(
  moneyLimitNames.map((name) => {
    const { range }: MoneyLimit = moneyLimits[name];
    return [name, field(...(range ?? [1, MOST_WON]))];
  }),
) as Record<MoneyLimitName, ReturnType<typeof field>>;
