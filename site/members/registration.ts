import { memberRules } from "#contract/member-rules.ts";
import { personFieldNames, personFieldRules, type PersonField } from "#contract/person-rules.ts";
import { fits, type TextRule } from "#contract/text-rules.ts";
import type { TextsOfMembers } from "#locales/ko/site.ts";

/** The fields of the form in order, named as in the contract. */
export const registrationFields = [
  "id",
  "pw",
  "pwAgain",
  "nick",
  "phone",
  "birthDate",
  ...personFieldNames,
  "bankname",
  "banknum",
  "bankOwner",
  "exchange_pw",
  "code",
  "terms",
] as const;
export type RegistrationField = (typeof registrationFields)[number];
export type RegistrationValues = Record<RegistrationField, string>;
export type Problems = Partial<Record<RegistrationField, string>>;

export const emptyRegistration = Object.fromEntries(
  registrationFields.map((name) => [name, ""]),
) as RegistrationValues;

type MemberTexts = TextsOfMembers["members"];
type PersonTexts = TextsOfMembers["person"];

const checked: Partial<Record<RegistrationField, TextRule>> = {
  id: memberRules.id,
  pw: memberRules.password,
  nick: memberRules.nick,
  phone: memberRules.phone,
  birthDate: memberRules.birthDate,
  ...personFieldRules,
  bankname: memberRules.bankName,
  banknum: memberRules.bankNumber,
  bankOwner: memberRules.bankOwner,
  exchange_pw: memberRules.withdrawalPassword,
  code: memberRules.code,
};

/** The rule of each detail that a national register needs. */
export const personRules = (texts: PersonTexts): Record<PersonField, string> => ({
  firstName: texts.firstNameRule,
  lastName: texts.lastNameRule,
  email: texts.emailRule,
  postcode: texts.postcodeRule,
  personalNumber: texts.personalNumberRule,
  cpf: texts.cpfRule,
});

const isPersonField = (name: RegistrationField): name is PersonField =>
  personFieldNames.some((field) => field === name);

const rules = ({
  texts,
  person,
  ageText: age,
}: RegistrationRules): Record<RegistrationField, string> => ({
  ...personRules(person),
  id: texts.idRule,
  pw: texts.passwordRule,
  pwAgain: texts.passwordsDiffer,
  nick: texts.nickRule,
  phone: texts.phoneRule,
  birthDate: texts.birthDateRule(age),
  bankname: texts.bankNameRule,
  banknum: texts.bankNumberRule,
  bankOwner: texts.bankOwnerRule,
  exchange_pw: texts.withdrawalPasswordRule,
  code: texts.codeRule,
  terms: texts.acceptNeeded,
});

/** Full years between a birth date and today, both `yyyy-MM-dd`. */
function fullYears(birthDate: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years;
}

export type RegistrationRules = {
  texts: MemberTexts;
  person: PersonTexts;
  /** What national registers need to know. */
  asks: readonly PersonField[];
  minimumAge: number;
  /** The minimum age as displayed. */
  ageText: string;
  /** `yyyy-MM-dd` in the site's time zone. */
  today: string;
  codeRequired: boolean;
};

/** Phone numbers are typed with dashes and spaces, which are removed before sending. */
export const cleanPhone = (phone: string): string => phone.replace(/[\s-]/g, "");

/** The fault of one field, or null. Source of the rules: the contract's `memberRules`. */
export function problemOf(
  name: RegistrationField,
  values: RegistrationValues,
  given: RegistrationRules,
): string | null {
  const { texts, asks, minimumAge, ageText, today, codeRequired } = given;
  if (isPersonField(name) && !asks.includes(name)) return null;
  const value = name === "phone" ? cleanPhone(values.phone) : values[name];
  if (name === "pwAgain") return value === values.pw ? null : texts.passwordsDiffer;
  if (name === "terms") return value ? null : texts.acceptNeeded;
  if (name === "code" && !value && !codeRequired) return null;
  if (name === "pw" && value && value.toLowerCase() === values.id) return texts.passwordIsId;
  if (name === "bankname" && !value) return texts.bankNeeded;
  const rule = checked[name];
  if (rule && !fits(rule, value)) return rules(given)[name];
  if (name === "birthDate" && fullYears(value, today) < minimumAge)
    return texts.birthDateRule(ageText);
  return null;
}

/** All faults, by field. */
export function problemsOf(values: RegistrationValues, given: RegistrationRules): Problems {
  const problems: Problems = {};
  for (const name of registrationFields) {
    const problem = problemOf(name, values, given);
    if (problem) problems[name] = problem;
  }
  return problems;
}
