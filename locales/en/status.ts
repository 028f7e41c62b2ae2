import type { StatusTexts } from "#locales/ko/status.ts";

export const enStatus: StatusTexts = {
  lead: (days) =>
    `See which parts of the service you can use now, and when they were interrupted in the last ${days} days.`,
  allAvailable: "All services are available",
  someTrouble: "Some services are not available",
  measuredAt: (time) => `As of ${time}`,
  services: "Services",
  studios: "Studios",
  parts: {
    site: "Site",
    "sign-ins": "Log-in",
    games: "Games",
    deposits: "Deposits",
    withdrawals: "Withdrawals",
    comp: "Converting comp",
  },
  states: {
    available: "Available",
    switched_off: "Switched off",
    not_answering: "Not responding",
    none: "No record",
  },
  bars: (days, interrupted, unrecorded) =>
    `Last ${days} days. Days with an interruption: ${interrupted}. Days without a record: ${unrecorded}.`,
  availability: "Availability",
  last: (days) => `${days} days`,
  recordedFrom: (date) => `Recorded since ${date}`,
  notRecorded: "Nothing is recorded yet",
  listedFrom: (date) => `Interruptions before ${date} are not in the list and the bars`,
  barsTitle: "State by day",
  interruptions: (days) => `Interruptions of the last ${days} days`,
  noInterruptions: "No interruption is recorded",
  part: "Interrupted",
  cause: "Reason",
  began: "Start",
  ended: "End",
  length: "Duration",
  lasts: "Ongoing",
  before: (date) => `Before ${date}`,
  rulesTitle: "How it is recorded",
  rules: [
    "A record is made every five seconds. The site counts as interrupted while none of its servers was running.",
    "Availability is the share of the recorded time in which a part could be used, rounded down to two decimals. Time in which the operator switched a part off counts as not available. Time without a record is left out.",
    "Interruptions shorter than a minute count in the availability and are not listed. Interruptions with less than a minute between them are shown as one.",
    "All sites of the operator are recorded together.",
  ],
};
