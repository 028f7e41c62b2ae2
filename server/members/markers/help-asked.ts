import { DAY_MS, type Marker } from "#server/members/markers/marker.ts";
import { countProtectionHelps } from "#server/members/markers/store.ts";

/** Inquiries about protection in 30 days. Source: LCCP 3.4.3, customer-led contact. */
export const helpAsked: Marker = {
  name: "helpAsked",
  category: "customer-led contact",
  rule: "markerHelpAsked",
  isMoney: false,
  overMs: 30 * DAY_MS,
  points: 30,
  find: countProtectionHelps,
};
