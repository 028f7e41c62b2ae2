import * as z from "zod/mini";
import { registerNames } from "#contract/registers.ts";
import { fundsLevels } from "#contract/funds.ts";
import { limitMoments } from "#contract/limit-kinds.ts";
import { coolingOffTerms, exclusionTerms } from "#contract/break-terms.ts";
import { markerRules } from "#contract/office/marker-rules.ts";
import type { ChoiceRule, NumberRule } from "#contract/office/rule-kinds.ts";
import { suspicionRules } from "#contract/office/suspicion-rules.ts";

const READ_ON = "2026-11-24";

/**
 * Every rule that depends on the jurisdiction, in the order of the screen, with its built-in value:
 * the strictest that was found. It holds where a site names no profile, or one without a row for it.
 */
export const profileRules = {
  /** A site may ask for a higher age. */
  minimumAge: {
    unit: "years",
    stricter: "higher",
    range: [18, 25],
    value: 21,
    source: "PAGCOR: 21 years",
    readOn: READ_ON,
  },
  /** The wait before a member can confirm the raise of a limit. */
  raiseWaitsHours: {
    unit: "hours",
    stricter: "higher",
    range: [24, 720],
    value: 168,
    source: "openora ADR 0036: 7 days in Germany (secondary source)",
    readOn: READ_ON,
  },
  /** How long the member can confirm it afterwards. */
  raiseConfirmDays: {
    unit: "days",
    stricter: "lower",
    range: [1, 30],
    value: 7,
    source: "openora ADR 0037: 7 days (secondary source)",
    readOn: READ_ON,
  },
  /** The wait after a self-excluded member asks to return. */
  returnWaitsHours: {
    unit: "hours",
    stricter: "higher",
    range: [24, 720],
    value: 24,
    source: "Gambling Commission, LCCP 3.5.3: one day",
    readOn: READ_ON,
  },
  coolingOffTerms: {
    unit: "terms",
    choices: coolingOffTerms,
    source: "Gambling Commission, LCCP 3.3.4: a day to six weeks",
    readOn: READ_ON,
  },
  exclusionTerms: {
    unit: "terms",
    choices: exclusionTerms,
    source: "Gambling Commission, LCCP 3.5.3; GLI-19 A.3.8: six months to for ever",
    readOn: READ_ON,
  },
  /** National registers that are asked whether a person may play; each is for its own country. */
  registers: {
    unit: "registers",
    choices: registerNames,
    isOfSome: true,
    source: "each register's own law, in the rules of its jurisdiction",
    readOn: READ_ON,
  },
  /** Staff verify who the member is before the first deposit and stake. */
  identityChecked: {
    unit: "moments",
    choices: ["before_play"],
    isOfSome: true,
    source: "Gambling Commission, LCCP 17.1.1: name and date of birth before gambling",
    readOn: "2026-11-27",
  },
  /** What happens to an account that may be a person's second one until staff have decided. */
  duplicateAccounts: {
    unit: "holds",
    choices: ["hold"],
    isOfSome: true,
    source: "our own rule: the account plays until staff have decided, where no law says otherwise",
    readOn: "2026-11-28",
  },
  /** How far members' money is protected in an insolvency, which they acknowledge before a deposit. */
  fundsProtection: {
    unit: "levels",
    choices: fundsLevels,
    isOfSome: true,
    isOne: true,
    source: "Gambling Commission, LCCP 4.2.1: acknowledged at the first deposit and after a change",
    readOn: "2026-11-27",
  },
  /** How many slots a member can have open: the launch of another one ends the earlier one. */
  slotSessions: {
    unit: "sessions",
    choices: ["one_slot"],
    isOfSome: true,
    source: "Gambling Commission, RTS 14C: nothing that helps to play several slots at once",
    readOn: "2026-11-27",
  },
  /** The least time between the starts of two rounds of a slot; 0 where the jurisdiction names none. */
  slotIntervalMs: {
    unit: "milliseconds",
    stricter: "higher",
    range: [0, 60_000],
    value: 0,
    isOfSome: true,
    source: "no interval where the jurisdiction names none",
    readOn: "2026-11-28",
  },
  /** The same for other casino games. */
  casinoIntervalMs: {
    unit: "milliseconds",
    stricter: "higher",
    range: [0, 60_000],
    value: 0,
    isOfSome: true,
    source: "no interval where the jurisdiction names none",
    readOn: "2026-11-28",
  },
  /** What happens while no link of a help line that a site shows answers. */
  deadHelpLinks: {
    unit: "pauses",
    choices: ["pause_play"],
    isOfSome: true,
    source: "GLI-19 A.4.5: no gaming where the links about player protection do not work",
    readOn: "2026-11-27",
  },
  /** The interval of reality checks of members who chose none, and the longest they can choose. */
  checkMinutes: {
    unit: "minutes",
    stricter: "lower",
    range: [15, 60],
    value: 60,
    source:
      "Gambling Commission, RTS 13B: an interval that members can choose; 60 is our own value",
    readOn: READ_ON,
  },
  /** The stakes stay held for this time after the answer to a reality check. */
  breakMinutes: {
    unit: "minutes",
    stricter: "higher",
    range: [0, 60],
    value: 0,
    isOfSome: true,
    source: "no break where the jurisdiction names none",
    readOn: READ_ON,
  },
  /** After this time signed out, the next sign-in begins to play anew. */
  pauseMinutes: {
    unit: "minutes",
    stricter: "higher",
    range: [5, 60],
    value: 5,
    source: "Germany's activity file: five minutes between two places (secondary source)",
    readOn: READ_ON,
  },
  /** A limit is offered at registration and before the first deposit, and refused twice. */
  limitOffer: {
    unit: "offers",
    choices: limitMoments,
    source: "Gambling Commission, RTS 12A since 31 October 2025; MGA (secondary sources)",
    readOn: READ_ON,
  },
  ...markerRules,
  /** A session without activity ends after this time. */
  idleMinutes: {
    unit: "minutes",
    stricter: "lower",
    range: [5, 30],
    value: 30,
    isOfSome: true,
    source: "GLI-19 2.5.4: 30 minutes, where the jurisdiction names no other time",
    readOn: "2026-11-29",
  },
  /**
   * Games take no new stakes when no page of the member has called for this time from a place where
   * the site is offered.
   */
  placeMinutes: {
    unit: "minutes",
    stricter: "lower",
    range: [5, 60],
    value: 30,
    source: "GLI-19 2.7.4: the place is checked every 30 minutes",
    readOn: "2026-11-29",
  },
  /** Days from a complaint to its first answer. */
  complaintAnswerDays: {
    unit: "days",
    stricter: "lower",
    range: [1, 30],
    value: 10,
    source: "our own value; GLI-19 A.4.4 names a process for complaints without numbers",
    readOn: READ_ON,
  },
  /** Days from a complaint to its decision, after which the member can go to an outside body. */
  complaintDecisionDays: {
    unit: "days",
    stricter: "lower",
    range: [30, 180],
    value: 56,
    source: "Gambling Commission, LCCP 6.1.1: eight weeks (secondary source)",
    readOn: READ_ON,
  },
  /** Months without a use until an account is dormant: fewer give strangers less time. */
  dormancyMonths: {
    unit: "months",
    stricter: "lower",
    range: [6, 60],
    value: 12,
    source: "NJ 13:69O-1.1: one year without activity; GLI-19 A.3.9 names no period",
    readOn: READ_ON,
  },
  /**
   * Years for which records of a closed account, sessions, credentials and questions to registers are
   * kept. Longer is not stricter, because personal data is kept longer too, so it is not compared.
   */
  recordYears: {
    unit: "years",
    stricter: "higher",
    range: [1, 15],
    value: 5,
    isOfSome: true,
    source: "GLI-19 2.8: five years",
    readOn: "2026-11-27",
  },
  ...suspicionRules,
  /** From this score on, of 100, the nightly count opens a case. */
  caseScore: {
    unit: "points",
    stricter: "lower",
    range: [10, 100],
    value: 50,
    source: "our own value",
    readOn: READ_ON,
  },
} as const satisfies Record<string, NumberRule | ChoiceRule>;

type All = typeof profileRules;
export type ProfileRuleName = keyof All;
export const profileRuleNames = Object.keys(profileRules) as ProfileRuleName[];

/** The values of all rules at a site. */
export type ProfileValues = {
  -readonly [Name in ProfileRuleName]: All[Name] extends { value: number }
    ? number
    : All[Name] extends { choices: readonly (infer Choice)[] }
      ? readonly Choice[]
      : never;
};

/** A number in the unit of the rule, or the choices that it offers. */
export type RuleValue = number | readonly string[];

/** The built-in value of a rule. */
export function builtInValue(name: ProfileRuleName): RuleValue {
  const rule: NumberRule | ChoiceRule = profileRules[name];
  if ("value" in rule) return rule.value;
  return rule.isOfSome ? [] : rule.choices;
}

/** Whether a rule can have this value. */
export function fitsRule(name: ProfileRuleName, value: RuleValue): boolean {
  const rule: NumberRule | ChoiceRule = profileRules[name];
  if ("choices" in rule)
    return (
      typeof value !== "number" &&
      value.length > 0 &&
      (!rule.isOne || value.length === 1) &&
      new Set(value).size === value.length &&
      value.every((choice) => rule.choices.includes(choice))
    );
  return typeof value === "number" && value >= rule.range[0] && value <= rule.range[1];
}

/**
 * Whether one value of a rule protects members at least as much as another; rules of single
 * jurisdictions are not compared.
 */
export function isAsStrict(name: ProfileRuleName, one: RuleValue, other: RuleValue): boolean {
  const rule: NumberRule | ChoiceRule = profileRules[name];
  if (rule.isOfSome) return true;
  if ("choices" in rule)
    return (
      typeof one !== "number" && typeof other !== "number" && other.every((x) => one.includes(x))
    );
  return rule.stricter === "higher" ? one >= other : one <= other;
}

export const ruleValue = z.union([
  z.int().check(z.minimum(0), z.maximum(2_000_000_000)),
  z.array(z.string().check(z.maxLength(20))).check(z.minLength(1), z.maxLength(20)),
]);
