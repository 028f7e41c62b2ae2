import * as z from "zod/mini";
import { writtenLine } from "#contract/fields.ts";

/** National registers of excluded persons that the product can ask. */
export const registerNames = ["gamstop", "sigap", "spelpaus"] as const;
export type RegisterName = (typeof registerNames)[number];

/** Whether the two check digits of a Brazilian CPF fit its first nine digits. */
function isCpf(text: string): boolean {
  const digits = Array.from(text, Number);
  const fits = (place: number) => {
    const sum = digits.slice(0, place).reduce((all, d, at) => all + d * (place + 1 - at), 0);
    return ((sum * 10) % 11) % 10 === digits[place];
  };
  return /^\d{11}$/.test(text) && new Set(text).size > 1 && fits(9) && fits(10);
}

/** What a register needs of a person and registration does not ask everywhere. */
export const personFields = {
  firstName: writtenLine(1, 60),
  lastName: writtenLine(1, 60),
  email: z.email().check(z.maxLength(254)),
  postcode: z.string().check(z.regex(/^(?=.{3,10}$)[A-Za-z0-9]+(?:[ -][A-Za-z0-9]+)*$/)),
  /** A Swedish personal number, year-month-day and four digits without separators. */
  personalNumber: z.string().check(z.regex(/^(19|20)\d{10}$/)),
  cpf: z.string().check(z.refine(isCpf)),
};
export type PersonField = keyof typeof personFields;
export const personFieldNames = Object.keys(personFields) as PersonField[];

/** What each register is asked with, beside the birth date and the phone. */
export const fieldsOfRegister: Readonly<Record<RegisterName, readonly PersonField[]>> = {
  gamstop: ["firstName", "lastName", "email", "postcode"],
  sigap: ["cpf"],
  spelpaus: ["personalNumber"],
};

/** The fields that these registers need, in the order of the form. */
export const fieldsOfRegisters = (names: readonly RegisterName[]): PersonField[] =>
  personFieldNames.filter((field) => names.some((name) => fieldsOfRegister[name].includes(field)));

export const personField = z.enum(personFieldNames as [PersonField]);

/** A person's details; a site asks for those that the registers of its jurisdiction need. */
export const personDetails = z.strictObject({
  firstName: z.optional(personFields.firstName),
  lastName: z.optional(personFields.lastName),
  email: z.optional(personFields.email),
  postcode: z.optional(personFields.postcode),
  personalNumber: z.optional(personFields.personalNumber),
  cpf: z.optional(personFields.cpf),
});
export type PersonDetails = z.infer<typeof personDetails>;
