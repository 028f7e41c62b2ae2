import {
  profileRules,
  type ProfileRuleName,
  type RuleValue,
} from "#contract/office/profile-rules.ts";
import type { OfficeTexts } from "#locales/ko/office.ts";
import type { Format } from "#ui/format.ts";

type Profiles = OfficeTexts["profiles"];

/** A choice of a rule in words. */
export const choiceWords = ({ terms }: Profiles, choice: string): string =>
  choice in terms ? terms[choice as keyof typeof terms] : choice;

/** The value of a rule in words: a number with its unit, or the choices. */
export function ruleWords(
  profiles: Profiles,
  format: Format,
  name: ProfileRuleName,
  value: RuleValue,
): string {
  if (typeof value !== "number")
    return value.map((choice) => choiceWords(profiles, choice)).join(", ");
  const { unit } = profileRules[name];
  if (unit === "won") return format.moneyText(value);
  return unit === "terms" ? "" : profiles.units[unit](format.number(value));
}
