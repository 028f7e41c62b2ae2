import type { Queryable } from "#server/kit/database.ts";
import type { MoneyRules } from "#server/settings/money-limits.ts";
import * as store from "#server/settings/store.ts";

/** The limits of deposits, withdrawals and comp as staff set them. */
export const moneyRules = (db: Queryable): Promise<MoneyRules> => store.getMoneyRules(db);

/** Comp in basis points of a settled stake, by category, at one level. */
export const compRates = (
  db: Queryable,
  level: number,
): Promise<Record<"casino" | "slot" | "sport", number>> => store.getCompRates(db, level);
