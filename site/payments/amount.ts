import type { Texts } from "#locales/ko/site.ts";
import type { Format } from "#ui/format.tsx";

/** What one request may be, in whole won. */
export type Limits = { min: number; max: number; step: number };

/** More digits than any limit has, and far below what a number can hold exactly. */
const mostDigits = 12;

/** Digits that were typed or pasted as whole won; anything without a digit counts as 0. */
export const amountOf = (typed: string): number =>
  Number(typed.replace(/\D/g, "").slice(0, mostDigits) || 0);

export type AmountRules = Limits & {
  /** The member's withdrawable cash, for withdrawals. */
  available?: number;
  /** What a day still allows, for withdrawals. */
  leftToday?: number;
};

/** What is wrong with an amount, in words, or null. The server has the last word. */
export function amountProblem(
  amount: number,
  { min, max, step, available, leftToday }: AmountRules,
  texts: Texts["payments"],
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

/** The largest amount that may be asked for now, in whole steps; 0 when none may. */
export function largestAmount({ min, max, step, available = max, leftToday = max }: AmountRules) {
  const most = Math.min(max, available, leftToday);
  return most < min ? 0 : most - (most % step);
}
