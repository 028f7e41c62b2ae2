import { toWon, type Money } from "#server/kit/money.ts";
import { Refusal } from "#server/kit/refusal.ts";
import type { Limits } from "#server/settings/money-limits.ts";

/** Limits in the contract's form, in whole won. */
export const limitsInWon = ({ min, max, step }: Limits) => ({
  min: toWon(min),
  max: toWon(max),
  step: toWon(step),
});

/** Throws Refusal `amount_outside_limits` with the limits, in whole won. */
export function assertWithin(amount: Money, limits: Limits): void {
  if (amount < limits.min || amount > limits.max || amount % limits.step !== 0n)
    throw new Refusal("amount_outside_limits", limitsInWon(limits));
}
