import * as z from "zod/mini";
import { shapeOf } from "#contract/fields.ts";
import { personFieldNames, personFieldRules, type PersonField } from "#contract/person-rules.ts";

/** National registers of excluded persons that the product can ask. */
export const registerNames = ["gamstop", "sigap", "spelpaus"] as const;
export type RegisterName = (typeof registerNames)[number];

const email = personFieldRules.email;
/** The shapes of what a register needs of a person. */
const personFields = {
  firstName: shapeOf(personFieldRules.firstName),
  lastName: shapeOf(personFieldRules.lastName),
  email: z.email({ pattern: email.patterns[0] }).check(z.maxLength(email.most)),
  postcode: shapeOf(personFieldRules.postcode),
  personalNumber: shapeOf(personFieldRules.personalNumber),
  cpf: shapeOf(personFieldRules.cpf),
};

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
