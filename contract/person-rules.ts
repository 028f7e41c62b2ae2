import { lineRule, type TextRule } from "#contract/text-rules.ts";

/** Whether the two check digits of a Brazilian CPF fit its first nine digits. */
function isCpf(text: string): boolean {
  const digits = Array.from(text, Number);
  const fits = (place: number) => {
    const sum = digits.slice(0, place).reduce((all, d, at) => all + d * (place + 1 - at), 0);
    return ((sum * 10) % 11) % 10 === digits[place];
  };
  return /^\d{11}$/.test(text) && new Set(text).size > 1 && fits(9) && fits(10);
}

/** What a register of excluded persons needs of a person and registration does not ask everywhere. */
export const personFieldRules = {
  firstName: lineRule(1, 60),
  lastName: lineRule(1, 60),
  email: {
    most: 254,
    patterns: [
      // Source: the library of the contract's shapes, whose own pattern this is.
      /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/,
    ] as const,
  },
  postcode: { patterns: [/^(?=.{3,10}$)[A-Za-z0-9]+(?:[ -][A-Za-z0-9]+)*$/] },
  /** A Swedish personal number, year-month-day and four digits without separators. */
  personalNumber: { patterns: [/^(19|20)\d{10}$/] },
  cpf: { holds: isCpf },
} satisfies Record<string, TextRule>;
export type PersonField = keyof typeof personFieldRules;
export const personFieldNames = Object.keys(personFieldRules) as PersonField[];
