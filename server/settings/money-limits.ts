import type { Money } from "#server/kit/money.ts";

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
  /** Approving takes one from here on, with all that the operator approved alone over a day. */
  secondOperatorDayFrom: Money;
};
