import { DAY_MS, type Marker } from "#server/members/markers/marker.ts";
import { sumDeposits } from "#server/members/markers/store.ts";

/** Deposits of one day. Source: NJ, proposed 13:69O-1.2A; LCCP 3.4.3. */
export const depositsDay: Marker = {
  name: "depositsDay",
  category: "spend",
  rule: "markerDepositsDay",
  isMoney: true,
  overMs: DAY_MS,
  points: 50,
  find: sumDeposits,
};
