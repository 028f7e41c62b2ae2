import type { AmountLimitName } from "#contract/office/money-limits.ts";
import type { Money } from "#server/kit/money.ts";

/** What one request may be: from `min` to `max` in whole steps. */
export type Limits = { min: Money; max: Money; step: Money };

/** The limits as staff set them; what each means is said in the contract's `money-limits.ts`. */
export type MoneyRules = Record<AmountLimitName, Money> & {
  deposit: Limits;
  depositWaitsMs: number;
  withdrawal: Limits;
};
