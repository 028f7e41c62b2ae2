import type { OfficeProtectionFigureTexts } from "#locales/ko/office/protection-figures.ts";

/** Texts of the back office about the figures of protection. */
export const enOfficeProtectionFigures = {
  title: "Protection figures",
  none: "The protection figures have not been counted yet.",
  counted: (day) => `Counted on ${day}`,
  users: "Members who use a protection tool",
  usersOf: (users, members) => `${users} of ${members}`,
  tools: "Members by tool",
  toolNames: {
    deposit: "Deposit limit",
    loss: "Loss limit",
    stake: "Stake limit",
    single: "Single stake limit",
    balance: "Balance limit",
    time: "Time limit",
    break: "Cool-off",
    exclusion: "Self-exclusion",
    hours: "No-play hours",
    days: "Deposit-free days",
    check: "Reality check, more often than standard",
  },
  people: (n) => (n === "1" ? "1 member" : `${n} members`),
  breaches: "Breaches",
  breachesNote:
    "Stakes and deposits above a limit of money or during a break, counted from the ledger. The target is 0.",
  aboveLimits: "Above a limit of money",
  inBreaks: "During a cool-off or self-exclusion",
  breachCount: (last, days, ofDays) =>
    `${last} since the count before, ${ofDays} in the last ${days} days`,
  responses: (days) => `Case response, last ${days} days`,
  contact: "To the first contact",
  end: "To the close",
  times: (median, slowest) => `Median ${median}, slowest ${slowest}`,
  noTimes: "No such case",
  uncontacted: "Open cases without a contact",
  casesOf: (n) => (n === "1" ? "1 case" : `${n} cases`),
  effects: "Effect of contacts",
  effectsOf: (contacts, days) =>
    `Summed over ${contacts} contacts, ${days} days before and after each.`,
  noEffects: (days) => `No contact has been compared over ${days} days yet.`,
  falseAlarms: "Cases from signs closed as “No harm”",
  falseAlarmsOf: (n, ended) => `${n} of ${ended} closed`,
} satisfies OfficeProtectionFigureTexts;
