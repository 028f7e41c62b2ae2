import type { Checks } from "#server/kit/checks.ts";
import { UNEXPLAINED } from "#server/reports/balances/store.ts";

/** What the reports add up. */
export const balanceChecks: Checks = {
  "members' balances are the sums of the reports and the entries since": `
    select format('unexplained %s', rest) as detail from (select ${UNEXPLAINED} as rest) x
    where rest <> 0`,
};
