import type { PersonTexts } from "#locales/ko/person.ts";

export const enPerson = {
  group: "Identity details",
  why: "We use these only to ask the national register, and keep them encrypted.",
  firstName: "First name",
  lastName: "Last name",
  email: "E-mail",
  postcode: "Postcode",
  personalNumber: "Swedish personal number",
  cpf: "Brazilian CPF",
  firstNameRule: "1–60 characters",
  lastNameRule: "1–60 characters",
  emailRule: "Such as name@example.com",
  postcodeRule: "3–10 letters and digits",
  personalNumberRule: "12 digits, beginning with the birth date",
  cpfRule: "11 digits",
} satisfies PersonTexts;
