import { DAY_MS, type Marker } from "#server/members/markers/marker.ts";
import { countFailedDeposits } from "#server/members/markers/store.ts";

/**
 * Requests of deposits in 7 days that came to nothing: taken back, refused or without a transfer.
 * Source: LCCP 3.4.3, account.
 */
export const failedDeposits: Marker = {
  name: "failedDeposits",
  category: "account",
  rule: "markerFailedDeposits",
  isMoney: false,
  overMs: 7 * DAY_MS,
  points: 20,
  find: countFailedDeposits,
};
