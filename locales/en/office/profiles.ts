import { enBreakTerms } from "#locales/en/breaks.ts";
import type { OfficeProfileTexts } from "#locales/ko/office/profiles.ts";

/** Texts of the back office about the rules of jurisdictions. */
export const enOfficeProfiles = {
  title: "Jurisdictions",
  lead: "Rules that differ by country or authority. A site follows the jurisdiction that it names; where one has no rule, the built-in one holds, which is the strictest. A second operator checks every change.",
  builtIn: "Built in (strictest)",
  sites: "Sites",
  noSites: "No site names it.",
  noRules:
    "It has no rules: the built-in ones hold, and a site that names it does not start with real money.",
  rule: "Rule",
  value: "Value",
  source: "Source",
  readOn: "Read on",
  add: "Add a jurisdiction",
  id: "Code",
  idHint: "2–32 lower-case letters, digits and hyphens (-)",
  name: "Name",
  change: "Change",
  addRule: "Add a rule",
  remove: "Remove (built-in rule holds)",
  choose: "A site's jurisdiction",
  site: "Site",
  wrong: "The rule cannot have this value.",
  range: (least, most) => `${least} to ${most}`,
  rules: {
    minimumAge: "Minimum age",
    raiseWaitsHours: "Wait before a limit is raised",
    raiseConfirmDays: "Time to confirm it afterwards",
    returnWaitsHours: "Wait of a return after self-exclusion",
    coolingOffTerms: "Cool-off terms",
    exclusionTerms: "Self-exclusion terms",
  },
  terms: enBreakTerms,
  units: {
    years: (n) => `${n} years`,
    hours: (n) => `${n} hours`,
    days: (n) => `${n} days`,
  },
} satisfies OfficeProfileTexts;
