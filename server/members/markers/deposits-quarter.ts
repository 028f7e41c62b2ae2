import { DAY_MS, type Marker } from "#server/members/markers/marker.ts";
import { sumDeposits } from "#server/members/markers/store.ts";

/** Deposits of 90 days. Source: NJ, proposed 13:69O-1.2A; LCCP 3.4.3. */
export const depositsQuarter: Marker = {
  name: "depositsQuarter",
  category: "spend",
  rule: "markerDepositsQuarter",
  isMoney: true,
  overMs: 90 * DAY_MS,
  points: 50,
  find: sumDeposits,
};
