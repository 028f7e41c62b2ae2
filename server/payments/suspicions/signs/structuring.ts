import { fromWon } from "#server/kit/money.ts";
import { daysBefore, type Sign } from "#server/payments/suspicions/signs/sign.ts";
import { countDepositsBelow } from "#server/payments/suspicions/signs/store.ts";

/** Deposits of a week that are each a little below the sum that draws attention. Source: FATF, casinos, 2009. */
export const structuring: Sign = {
  name: "structuring",
  rule: "suspicionDeposits",
  quietDays: 30,
  find: (db, { at, rules: { suspicionSum, suspicionDeposits }, ...members }) =>
    countDepositsBelow(db, { ...members, since: daysBefore(at, 7) }, suspicionDeposits, {
      from: fromWon(Math.ceil(suspicionSum * 0.8)),
      below: fromWon(suspicionSum),
    }),
};
