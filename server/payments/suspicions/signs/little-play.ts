import { fromWon } from "#server/kit/money.ts";
import { daysBefore, type Sign } from "#server/payments/suspicions/signs/sign.ts";
import { shareStaked } from "#server/payments/suspicions/signs/store.ts";

/** Much is deposited and asked back within 30 days with few stakes. Source: FATF, casinos, 2009. */
export const littlePlay: Sign = {
  name: "littlePlay",
  rule: "suspicionPlay",
  quietDays: 30,
  find: (db, { at, rules: { suspicionSum, suspicionPlay }, ...members }) =>
    shareStaked(
      db,
      { ...members, since: daysBefore(at, 30) },
      fromWon(suspicionSum),
      suspicionPlay,
    ),
};
