import { DAY_MS, type Marker } from "#server/members/markers/marker.ts";
import { sumLosses } from "#server/members/markers/store.ts";

/**
 * Stakes less returns of one day. Sources: LCCP 3.4.3, spend; the white paper of April 2023, losses of
 * GBP 1,000 in 24 hours.
 */
export const lossesDay: Marker = {
  name: "lossesDay",
  category: "spend",
  rule: "markerLossesDay",
  isMoney: true,
  overMs: DAY_MS,
  points: 40,
  find: sumLosses,
};
