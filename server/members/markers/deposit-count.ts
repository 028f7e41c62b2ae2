import { DAY_MS, type Marker } from "#server/members/markers/marker.ts";
import { countDeposits } from "#server/members/markers/store.ts";

/** How often a member deposits in a day. Source: LCCP 3.4.3, patterns of spend. */
export const depositCount: Marker = {
  name: "depositCount",
  category: "pattern of spend",
  rule: "markerDepositCount",
  isMoney: false,
  overMs: DAY_MS,
  points: 30,
  find: countDeposits,
};
