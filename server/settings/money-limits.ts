import type { AmountLimitName } from "#contract/office/money-limits.ts";
import type { Money } from "#server/kit/money.ts";

/** The bounds of one request: from `min` to `max` in multiples of `step`. */
export type Limits = { min: Money; max: Money; step: Money };

/** The limits that staff set; the contract's `money-limits.ts` explains each. */
export type MoneyRules = Record<AmountLimitName, Money> & {
  deposit: Limits;
  depositWaitsMs: number;
  withdrawal: Limits;
};
