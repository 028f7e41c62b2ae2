import type { TextsOfAccount } from "#locales/ko/site.ts";
import type { Format } from "#ui/format.ts";

/** The bounds of one request, in whole won. */
export type Limits = { min: number; max: number; step: number };

/** More digits than any limit has, and far below the largest exact number. */
const mostDigits = 12;

/** Typed or pasted digits as whole won; anything without a digit counts as 0. */
export const amountOf = (typed: string): number =>
  Number(typed.replace(/\D/g, "").slice(0, mostDigits) || 0);

export type AmountRules = Limits & {
  /** The member's withdrawable cash, for withdrawals. */
  available?: number;
  /** The rest of the day's limit, for withdrawals. */
  leftToday?: number;
};

/** The fault of an amount as text, or null. The server decides. */
export function amountProblem(
  amount: number,
  { min, max, step, available, leftToday }: AmountRules,
  texts: TextsOfAccount["payments"],
  format: Format,
): string | null {
  const money = format.moneyText;
  if (amount === 0) return texts.amountNeeded;
  if (amount < min) return texts.tooLittle(money(min));
  if (amount > max) return texts.tooMuch(money(max));
  if (amount % step !== 0) return texts.stepNeeded(money(step));
  if (available !== undefined && amount > available) return texts.overBalance;
  if (leftToday !== undefined && amount > leftToday) return texts.overToday(money(leftToday));
  return null;
}

/** The largest possible amount in whole steps; 0 when none is possible. */
export function largestAmount({ min, max, step, available = max, leftToday = max }: AmountRules) {
  const most = Math.min(max, available, leftToday);
  return most < min ? 0 : most - (most % step);
}
