import * as z from "zod/mini";
import { LARGEST_OF_A_CALL, parseDecimal, units, type Money } from "#server/kit/money.ts";
import { WireNumber } from "#server/providers/lossless-json.ts";

/**
 * Whether PostgreSQL stores a text unchanged. It refuses a NUL, and the driver replaces each half of a
 * surrogate pair with the same letter (U+FFFD).
 */
export const isStorable = (text: string): boolean => !text.includes("\0") && text.isWellFormed();
const nameOfAtMost = (longest: number) =>
  z.string().check(
    z.minLength(1),
    z.maxLength(longest),
    z.refine((text) => isStorable(text)),
  );
/** A provider's id: opaque and stored exactly. */
export const wireId = nameOfAtMost(128);
/** The same with half the length, for protocols that allow less. */
export const shortWireId = nameOfAtMost(64);

/** A game's code in a list of games, of which the catalogue can have it; others are not listed. */
export const listedCode = z.string().check(z.regex(/^[!-~]{1,128}$/));
/** A text of a list of games. A game is left out whose text cannot be stored, and the others are kept. */
export const listedText = z.string().check(z.refine((text) => isStorable(text)));

const LARGEST = 9_223_372_036_854_775_807n;

const numberAs = (read: (text: string) => Money | null) =>
  z.pipe(
    z.instanceof(WireNumber),
    z.transform((number, context): Money => {
      const money = read(number.text);
      if (money !== null) return money;
      context.issues.push({ code: "custom", message: "not an amount", input: number.text });
      return z.NEVER;
    }),
  );

/** A whole number of hundred-thousandths of the main unit, from 0: the ledger's own unit. */
export const hundredThousandths = numberAs((text) => {
  if (!/^\d{1,19}$/.test(text)) return null;
  const value = BigInt(text);
  return value > LARGEST ? null : units(value);
});

/** An amount of a call; above the largest amount it is refused as an error of the provider. */
const isWithinACall = z.refine<Money>((money) => money <= LARGEST_OF_A_CALL);
export const movedHundredThousandths = hundredThousandths.check(isWithinACall);

/** A decimal JSON number of the main unit, from 0, without exponent, five fraction digits at most. */
const decimalNumber = numberAs(parseDecimal);
export const movedDecimal = decimalNumber.check(isWithinACall);

const anything = z.record(z.string(), z.unknown());

/** The first of these fields that is text, in a body of any shape; null when there is none. */
export function textIn(body: unknown, ...names: string[]): string | null {
  const { data } = anything.safeParse(body);
  for (const name of names) {
    const value = data?.[name];
    if (typeof value === "string") return value;
  }
  return null;
}
