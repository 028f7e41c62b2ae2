import type { Queryable } from "#server/kit/database.ts";
import type { Money } from "#server/kit/money.ts";
import * as store from "#server/settings/store.ts";

/** What one request may be: from `min` to `max` in whole steps. */
export type Limits = { min: Money; max: Money; step: Money };

export type MoneyRules = {
  deposit: Limits;
  depositWaitsMs: number;
  withdrawal: Limits;
  /** All withdrawals of one member in one day of the site. */
  withdrawalDayMax: Money;
  /** Comp below this does not convert. */
  compConvertMin: Money;
  /** Approving this much or more takes a second operator. */
  secondOperatorFrom: Money;
};

/** The limits of deposits, withdrawals and comp as staff set them. */
export const moneyRules = (db: Queryable): Promise<MoneyRules> => store.getMoneyRules(db);

/** Comp in basis points of a settled stake, by category, at one level. */
export const compRates = (
  db: Queryable,
  level: number,
): Promise<Record<"casino" | "slot" | "sport", number>> => store.getCompRates(db, level);
