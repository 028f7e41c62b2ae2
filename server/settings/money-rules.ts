import type { Queryable } from "#server/kit/database.ts";
import type { MoneyRules } from "#server/settings/money-limits.ts";
import { readLimits } from "#server/settings/money/store.ts";
import * as store from "#server/settings/store.ts";

/** The limits of deposits, withdrawals and comp that staff set. */
export async function moneyRules(db: Queryable): Promise<MoneyRules> {
  const { depositWaitsMinutes, version: _, ...limits } = await readLimits(db);
  const { depositMin, depositMax, depositStep } = limits;
  const { withdrawalMin, withdrawalMax, withdrawalStep } = limits;
  return {
    ...limits,
    deposit: { min: depositMin, max: depositMax, step: depositStep },
    depositWaitsMs: depositWaitsMinutes * 60_000,
    withdrawal: { min: withdrawalMin, max: withdrawalMax, step: withdrawalStep },
  };
}

/** Comp in basis points of a settled stake, by category, at one level. */
export const compRates = (
  db: Queryable,
  level: number,
): Promise<Record<"casino" | "slot" | "sport", number>> => store.getCompRates(db, level);
