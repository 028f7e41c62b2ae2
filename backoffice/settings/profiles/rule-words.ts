import {
  profileRules,
  type ProfileRuleName,
  type RuleValue,
} from "#contract/office/profile-rules.ts";
import type { OfficeTexts } from "#locales/ko/office.ts";
import type { Format } from "#ui/format.ts";

type Profiles = OfficeTexts["profiles"];

/** A choice of a rule in words. */
export function choiceWords({ terms, choices }: Profiles, choice: string): string {
  const words: Readonly<Record<string, string>> = { ...terms, ...choices };
  return words[choice] ?? choice;
}

/** The value of a rule in words: a number with its unit, or the choices. */
export function ruleWords(
  profiles: Profiles,
  format: Format,
  name: ProfileRuleName,
  value: RuleValue,
): string {
  if (typeof value !== "number")
    return value.map((choice) => choiceWords(profiles, choice)).join(", ") || profiles.none;
  const { unit } = profileRules[name];
  if (unit === "won") return format.moneyText(value);
  if (unit === "percent") return format.rate(value * 100);
  return unit in profiles.units
    ? profiles.units[unit as keyof typeof profiles.units](format.number(value))
    : "";
}
