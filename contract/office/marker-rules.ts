import type { NumberRule } from "#contract/office/rule-kinds.ts";

const READ_ON = "2026-11-24";

/** Thresholds of the markers of harm; `server/members/markers/` has a file for each. */
export const markerRules = {
  markerDepositsDay: {
    unit: "won",
    stricter: "lower",
    range: [10_000, 2_000_000_000],
    value: 10_000_000,
    source: "NJ, proposed 13:69O-1.2A: USD 10,000 in a day; in won, rounded down",
    readOn: READ_ON,
  },
  markerDepositsQuarter: {
    unit: "won",
    stricter: "lower",
    range: [10_000, 2_000_000_000],
    value: 100_000_000,
    source: "NJ, proposed 13:69O-1.2A: USD 100,000 in 90 days; in won, rounded down",
    readOn: READ_ON,
  },
  markerDepositCount: {
    unit: "times",
    stricter: "lower",
    range: [2, 100],
    value: 5,
    source: "our own value; LCCP 3.4.3 names patterns of spend without numbers",
    readOn: READ_ON,
  },
  markerLongVisit: {
    unit: "minutes",
    stricter: "lower",
    range: [30, 1_440],
    value: 240,
    source: "our own value; LCCP 3.4.3 names time without numbers",
    readOn: READ_ON,
  },
  markerBreaks: {
    unit: "times",
    stricter: "lower",
    range: [2, 100],
    value: 3,
    source: "NJ, proposed 13:69O-1.2A: repeated cool-offs; the number is our own",
    readOn: READ_ON,
  },
  markerRaises: {
    unit: "times",
    stricter: "lower",
    range: [2, 100],
    value: 3,
    source: "NJ, proposed 13:69O-1.2A: repeated raises; the number is our own",
    readOn: READ_ON,
  },
  markerUsedUp: {
    unit: "times",
    stricter: "lower",
    range: [2, 100],
    value: 3,
    source: "our own value; LCCP 3.4.3 names the use of tools without numbers",
    readOn: READ_ON,
  },
  markerLossesDay: {
    unit: "won",
    stricter: "lower",
    range: [10_000, 2_000_000_000],
    value: 1_500_000,
    source: "GB, white paper of April 2023: losses of GBP 1,000 in 24 hours; in won, rounded down",
    readOn: READ_ON,
  },
  markerHelpAsked: {
    unit: "times",
    stricter: "lower",
    range: [1, 100],
    value: 2,
    source: "our own value; LCCP 3.4.3 names customer-led contact without numbers",
    readOn: READ_ON,
  },
  markerFailedDeposits: {
    unit: "times",
    stricter: "lower",
    range: [2, 100],
    value: 5,
    source: "our own value; LCCP 3.4.3 names the account without numbers",
    readOn: READ_ON,
  },
} as const satisfies Record<string, NumberRule>;
