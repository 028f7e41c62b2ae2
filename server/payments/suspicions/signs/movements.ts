import { fromWon } from "#server/kit/money.ts";
import { daysBefore, type Sign } from "#server/payments/suspicions/signs/sign.ts";
import { countPayments } from "#server/payments/suspicions/signs/store.ts";

/** Money that goes in and out often within a day. Source: FATF, casinos, 2009. */
export const movements: Sign = {
  name: "movements",
  rule: "suspicionMovements",
  quietDays: 30,
  find: (db, { at, rules: { suspicionSum, suspicionMovements }, ...members }) =>
    countPayments(
      db,
      { ...members, since: daysBefore(at, 1) },
      suspicionMovements,
      fromWon(suspicionSum),
    ),
};
