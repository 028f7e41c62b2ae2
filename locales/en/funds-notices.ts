import type { FundsLevel } from "#contract/funds.ts";

export const enFundsNotices: Record<FundsLevel, string> = {
  not_protected:
    "Members' money is kept in accounts apart from the operator's own, but in an insolvency it counts as part of the business: you may not get it back.",
  medium:
    "Members' money is kept in accounts apart from the operator's own, and there are arrangements to pay it out to members in an insolvency. You may not get all of it back.",
  high: "Members' money is kept in an account that is separate from the business in law and in practice, and an independent body checks this.",
};
