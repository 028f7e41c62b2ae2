import {
  amountLimitNames,
  moneyLimitNames,
  moneyLimits as declared,
  type AmountLimitName,
  type MoneyLimitValues,
} from "#contract/office/money-limits.ts";
import type { MoneyLimits } from "#contract/office/settings.ts";
import type { Queryable, Transaction } from "#server/kit/database.ts";
import { fromWon, toWon } from "#server/kit/money.ts";
import { Refusal } from "#server/kit/refusal.ts";
import * as store from "#server/settings/money/store.ts";

type Limits = MoneyLimitValues;

const amountsOf = <Value>(valueOf: (name: AmountLimitName) => Value) =>
  Object.fromEntries(amountLimitNames.map((name) => [name, valueOf(name)])) as Record<
    AmountLimitName,
    Value
  >;

const wonOf = (row: store.LimitRow): MoneyLimits => ({
  ...row,
  ...amountsOf((name) => toWon(row[name])),
});

/** The present limits, in whole won. */
export const moneyLimits = async (db: Queryable): Promise<MoneyLimits> =>
  wonOf(await store.readLimits(db));

/** Contradicting limits would refuse every request. */
const fitTogether = (limits: Limits): boolean =>
  limits.depositMin <= limits.depositMax &&
  limits.withdrawalMin <= limits.withdrawalMax &&
  limits.withdrawalMax <= limits.withdrawalDayMax &&
  limits.secondOperatorFrom <= limits.secondOperatorDayFrom &&
  limits.depositMin % limits.depositStep === 0 &&
  limits.withdrawalMin % limits.withdrawalStep === 0 &&
  limits.compConvertMin % limits.compConvertStep === 0 &&
  limits.compConvertMin <= limits.compConvertDayMax;

/** The limits that differ, before and after. */
export function changedLimits(now: Limits, wanted: Limits) {
  const names = moneyLimitNames.filter((name) => now[name] !== wanted[name]);
  const pick = (limits: Limits) =>
    Object.fromEntries(names.map((name) => [name, limits[name]])) as Partial<Limits>;
  return { names, before: pick(now), after: pick(wanted) };
}

/**
 * Whether the change lets more money through, or changes what needs a second operator or a review.
 */
export const isDangerous = (now: Limits, wanted: Limits): boolean =>
  moneyLimitNames.some((name) => {
    const { second } = declared[name];
    if (second === "raised") return wanted[name] > now[name];
    if (second === "lowered") return wanted[name] < now[name];
    return second === "changed" && wanted[name] !== now[name];
  });

/**
 * Locks the limits for a change. Throws Refusal `stale` when they were changed after `version`,
 * `amount_outside_limits` when the wanted ones contradict each other, `already_decided` when
 * nothing would change.
 */
export async function lockLimits(
  tx: Transaction,
  version: number,
  wanted: Limits,
): Promise<MoneyLimits> {
  const now = wonOf(await store.lockLimits(tx));
  if (now.version !== version) throw new Refusal("stale");
  if (!fitTogether(wanted)) throw new Refusal("amount_outside_limits");
  if (changedLimits(now, wanted).names.length === 0) throw new Refusal("already_decided");
  return now;
}

export const saveLimits = (tx: Transaction, limits: Limits): Promise<void> =>
  store.saveLimits(tx, { ...limits, ...amountsOf((name) => fromWon(limits[name])) });
