import type { ComponentProps } from "react";
import type { TextsOfMembers } from "#locales/ko/site.ts";
import { personFieldNames, type PersonField } from "#contract/person-rules.ts";
import { personRules, type RegistrationField } from "#site/members/registration.ts";

/** The presentation of one field: its texts, and its attributes for browsers and keyboards. */
export type FieldLook = {
  name: RegistrationField;
  label: string;
  hint?: string;
  reveal?: string;
} & Pick<ComponentProps<"input">, "type" | "autoComplete" | "inputMode">;

/** The three steps of the form, each with its fields. */
export const steps = ["account", "person", "bank"] as const;
export type Step = (typeof steps)[number];

/** The fields that a step asks for; terms and a code belong to the account. */
export const fieldsOfStep: Record<Step, readonly RegistrationField[]> = {
  account: ["id", "pw", "pwAgain", "code", "terms"],
  person: ["nick", "phone", "birthDate", ...personFieldNames],
  bank: ["bankname", "banknum", "bankOwner", "exchange_pw"],
};

const personLooks: Readonly<Record<PersonField, Omit<FieldLook, "name" | "label" | "hint">>> = {
  firstName: { autoComplete: "given-name" },
  lastName: { autoComplete: "family-name" },
  email: { type: "email", autoComplete: "email" },
  postcode: { autoComplete: "postal-code" },
  personalNumber: { inputMode: "numeric", autoComplete: "off" },
  cpf: { inputMode: "numeric", autoComplete: "off" },
};

/** The looks of what national registers need to know. */
export const looksOfPerson = (
  texts: TextsOfMembers["person"],
  asks: readonly PersonField[],
): (FieldLook & { name: PersonField })[] =>
  asks.map((name) => ({
    name,
    label: texts[name],
    hint: personRules(texts)[name],
    ...personLooks[name],
  }));

/** The titles of the steps and the looks of their fields, in the order of the form. */
export function fieldGroups(
  texts: TextsOfMembers["members"],
  ageText: string,
): Record<Step, { title: string; looks: FieldLook[] }> {
  const secret = {
    type: "password",
    autoComplete: "new-password",
    reveal: texts.showPassword,
  } as const;
  return {
    account: {
      title: texts.groupAccount,
      looks: [
        { name: "id", label: texts.id, hint: texts.idRule, autoComplete: "username" },
        { name: "pw", label: texts.password, hint: texts.passwordRule, ...secret },
        { name: "pwAgain", label: texts.passwordAgain, ...secret },
      ],
    },
    person: {
      title: texts.groupProfile,
      looks: [
        { name: "nick", label: texts.nick, hint: texts.nickRule, autoComplete: "nickname" },
        {
          name: "phone",
          label: texts.phone,
          hint: texts.phoneRule,
          type: "tel",
          autoComplete: "tel",
        },
        {
          name: "birthDate",
          label: texts.birthDate,
          hint: texts.birthDateRule(ageText),
          type: "date",
          autoComplete: "bday",
        },
      ],
    },
    bank: {
      title: texts.groupBank,
      looks: [
        {
          name: "banknum",
          label: texts.bankNumber,
          hint: texts.bankNumberRule,
          inputMode: "numeric",
          autoComplete: "off",
        },
        {
          name: "bankOwner",
          label: texts.bankOwner,
          hint: texts.bankOwnerRule,
          autoComplete: "name",
        },
        {
          name: "exchange_pw",
          label: texts.withdrawalPassword,
          hint: texts.withdrawalPasswordRule,
          inputMode: "numeric",
          ...secret,
          // Digits only: a password that a browser generates would be refused.
          autoComplete: "off",
        },
      ],
    },
  };
}
