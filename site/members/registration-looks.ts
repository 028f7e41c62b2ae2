import type { ComponentProps } from "react";
import type { Texts } from "#locales/ko/site.ts";
import type { RegistrationField } from "#site/members/registration.ts";

/** The presentation of one field: its texts, and its attributes for browsers and keyboards. */
export type FieldLook = {
  name: RegistrationField;
  label: string;
  hint?: string;
  reveal?: string;
} & Pick<ComponentProps<"input">, "type" | "autoComplete" | "inputMode">;

/** The three groups of plain fields, in the order of the form. */
export function fieldGroups(texts: Texts["members"], ageText: string): [string, FieldLook[]][] {
  const secret = {
    type: "password",
    autoComplete: "new-password",
    reveal: texts.showPassword,
  } as const;
  return [
    [
      texts.groupAccount,
      [
        { name: "id", label: texts.id, hint: texts.idRule, autoComplete: "username" },
        { name: "pw", label: texts.password, hint: texts.passwordRule, ...secret },
        { name: "pwAgain", label: texts.passwordAgain, ...secret },
      ],
    ],
    [
      texts.groupProfile,
      [
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
    ],
    [
      texts.groupBank,
      [
        {
          name: "bankname",
          label: texts.bankName,
          hint: texts.bankNameRule,
          autoComplete: "off",
        },
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
    ],
  ];
}
