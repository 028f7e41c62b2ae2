import { fromWon } from "#server/kit/money.ts";
import type { Sign } from "#server/payments/suspicions/signs/sign.ts";
import { daysOfClosing } from "#server/payments/suspicions/signs/store.ts";

/** An account with large deposits that is to be closed soon after the registration. Source: FATF, casinos, 2009. */
export const shortLife: Sign = {
  name: "shortLife",
  rule: "suspicionLife",
  quietDays: 30,
  find: (db, { at: _at, rules: { suspicionSum, suspicionLife }, ...members }) =>
    daysOfClosing(db, members, suspicionLife, fromWon(suspicionSum)),
};
