import { DAY_MS, type Marker } from "#server/members/markers/marker.ts";
import { countBreaks } from "#server/members/markers/store.ts";

/** Cooling-offs of 90 days. Source: NJ, proposed 13:69O-1.2A, repeated cool-offs. */
export const breaks: Marker = {
  name: "breaks",
  category: "use of tools",
  rule: "markerBreaks",
  isMoney: false,
  overMs: 90 * DAY_MS,
  points: 30,
  find: countBreaks,
};
