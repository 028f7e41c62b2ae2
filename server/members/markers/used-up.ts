import { DAY_MS, type Marker } from "#server/members/markers/marker.ts";
import { countUsedUp } from "#server/members/markers/store.ts";

/** Limits that were used up in 30 days. Source: LCCP 3.4.3, use of tools. */
export const usedUp: Marker = {
  name: "usedUp",
  category: "use of tools",
  rule: "markerUsedUp",
  isMoney: false,
  overMs: 30 * DAY_MS,
  points: 25,
  find: countUsedUp,
};
