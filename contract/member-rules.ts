import { isPlainNick } from "#contract/nicks.ts";
import { lineRule, signUpCodeRule, type TextRule } from "#contract/text-rules.ts";

/** Whether a text is a day of the calendar, written year-month-day. */
const isDay = (text: string): boolean => {
  const time = Date.parse(text);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(time) && isSameDay(time, text);
};
const isSameDay = (time: number, text: string): boolean =>
  new Date(time).toISOString().startsWith(text);

/** The rules of a member's fields. */
export const memberRules = {
  id: { patterns: [/^[a-z][a-z0-9]{3,19}$/] },
  nick: { holds: isPlainNick },
  password: { least: 10, most: 128 },
  withdrawalPassword: { patterns: [/^\d{6,12}$/] },
  phone: { patterns: [/^(\+[1-9]\d{7,14}|010\d{8})$/] },
  /** A calendar day from 1900 on; the minimum age excludes days in the future. */
  birthDate: { patterns: [/^(19|20)/] as const, holds: isDay },
  bankName: lineRule(2, 40),
  /** Digits, six at least, in groups separated by single dashes. */
  bankNumber: { patterns: [/^(?=.{6,32}$)(?=(?:-?\d){6,}$)\d+(?:-\d+)*$/] },
  /** A name, so at least one letter. */
  bankOwner: lineRule(2, 60, [/\p{L}/u]),
  code: signUpCodeRule,
} satisfies Record<string, TextRule>;
