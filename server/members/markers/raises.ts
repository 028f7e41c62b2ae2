import { DAY_MS, type Marker } from "#server/members/markers/marker.ts";
import { countRaises } from "#server/members/markers/store.ts";

/** Raises of limits that were asked for in 30 days. Source: NJ, proposed 13:69O-1.2A. */
export const raises: Marker = {
  name: "raises",
  category: "behaviour",
  rule: "markerRaises",
  isMoney: false,
  overMs: 30 * DAY_MS,
  points: 30,
  find: countRaises,
};
