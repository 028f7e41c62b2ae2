import { fromWon } from "#server/kit/money.ts";
import { daysBefore, type Sign } from "#server/payments/suspicions/signs/sign.ts";
import { sumPayments } from "#server/payments/suspicions/signs/store.ts";

/**
 * Payments of 30 days that reach the sum from which the jurisdiction demands due diligence. Source:
 * MLR 2017, regulation 27(5): EUR 2,000 in one or in linked transactions.
 */
export const dueDiligence: Sign = {
  name: "dueDiligence",
  rule: "dueDiligenceSum",
  quietDays: 365,
  find: async (db, { at, rules: { dueDiligenceSum }, ...members }) =>
    dueDiligenceSum === 0
      ? []
      : sumPayments(db, { ...members, since: daysBefore(at, 30) }, fromWon(dueDiligenceSum)),
};
