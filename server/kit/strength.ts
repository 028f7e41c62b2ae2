import { weighOnThread } from "#server/kit/hashing.ts";
import { Refusal } from "#server/kit/refusal.ts";

/**
 * How many guesses a new password must withstand, as powers of ten. A stranger has a hundred a day
 * at a member's account and twenty at an operator's, which can do more harm.
 */
export const LEAST_GUESSES = { member: 6, operator: 8 } as const;

/** The shortest part of a number or a name that is recognised in a password. */
const SHORTEST_OWN = 3;

/**
 * Throws Refusal `weak_password` for a new password that is common, a word about the product, made
 * of what is known of its owner, a sequence or a repetition, and QueueFull when too many wait (ASVS
 * 6.2.4, 6.2.11). `own` is what is known: the id, the nick, a phone number, a birth date.
 */
export async function assertStrong(
  password: string,
  { own, least }: { own: readonly string[]; least: number },
): Promise<void> {
  const words = own.filter((word) => word.length >= SHORTEST_OWN);
  const normal = password.normalize("NFKC");
  if ((await weighOnThread({ password: normal, own: words })) < least)
    throw new Refusal("weak_password");
}

/** The ways in which people write a birth date (YYYY-MM-DD) as digits. */
export function digitsOfDate(date: string): string[] {
  const [year = "", month = "", day = ""] = date.split("-");
  const short = year.slice(2);
  return [
    year + month + day,
    short + month + day,
    month + day + year,
    day + month + year,
    month + day + short,
    day + month + short,
    month + day,
  ];
}

/** A phone number as people write it, and the tails that they remember. */
export function digitsOfPhone(phone: string): string[] {
  const digits = phone.replace(/\D/g, "");
  return [digits, digits.slice(-8), digits.slice(-6), digits.slice(-4)];
}

/**
 * Whether a number code is easy to guess: fewer than three different digits, a sequence up or down,
 * two or three digits repeated, or a part of its owner's numbers.
 */
export function isWeakCode(code: string, own: readonly string[]): boolean {
  const steps = Array.from(
    code.slice(1),
    (digit, at) => (Number(digit) - Number(code[at]) + 10) % 10,
  );
  const isSequence = [0, 1, 9].some((step) => steps.every((each) => each === step));
  return (
    new Set(code).size < 3 ||
    isSequence ||
    /^(\d{2,3})\1+$/.test(code) ||
    own.some((number) => number.includes(code) || (number.length >= 6 && code.includes(number)))
  );
}
