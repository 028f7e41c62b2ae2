import type { NumberRule } from "#contract/office/rule-kinds.ts";

const READ_ON = "2026-11-27";

/** Thresholds of the signs of money laundering; `server/payments/suspicions/signs/` has a file for each. */
export const suspicionRules = {
  suspicionSum: {
    unit: "won",
    stricter: "lower",
    range: [10_000, 2_000_000_000],
    value: 10_000_000,
    source:
      "Korea, cash transactions that are reported: KRW 10,000,000 in a day (secondary source)",
    readOn: READ_ON,
  },
  suspicionPlay: {
    unit: "percent",
    stricter: "higher",
    range: [10, 1_000],
    value: 100,
    source: "our own value; GLI-19 2.5 and FATF name deposits with little play without numbers",
    readOn: READ_ON,
  },
  suspicionDeposits: {
    unit: "times",
    stricter: "lower",
    range: [2, 100],
    value: 3,
    source: "our own value; FATF names deposits below a threshold without numbers",
    readOn: READ_ON,
  },
  suspicionMovements: {
    unit: "times",
    stricter: "lower",
    range: [3, 1_000],
    value: 10,
    source: "our own value; FATF names quick movements without numbers",
    readOn: READ_ON,
  },
  suspicionLife: {
    unit: "days",
    stricter: "higher",
    range: [1, 365],
    value: 30,
    source: "our own value; FATF names accounts that are opened and closed soon without numbers",
    readOn: READ_ON,
  },
  suspicionPayers: {
    unit: "times",
    stricter: "lower",
    range: [1, 100],
    value: 2,
    source: "our own value; FATF names money of third parties without numbers",
    readOn: READ_ON,
  },
  /** Deposits and withdrawals of 30 days from which on the member's due diligence is finished first; 0 demands none. */
  dueDiligenceSum: {
    unit: "won",
    stricter: "lower",
    range: [0, 2_000_000_000],
    value: 0,
    isOfSome: true,
    source: "no threshold where the jurisdiction names none",
    readOn: READ_ON,
  },
} as const satisfies Record<string, NumberRule>;
