import { DAY_MS, type Marker } from "#server/members/markers/marker.ts";
import { longestVisits } from "#server/members/markers/store.ts";

/** The longest visit of a day. Source: LCCP 3.4.3, time. */
export const longVisit: Marker = {
  name: "longVisit",
  category: "time",
  rule: "markerLongVisit",
  isMoney: false,
  overMs: DAY_MS,
  points: 25,
  find: longestVisits,
};
