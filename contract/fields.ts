import * as z from "zod/mini";
import { lineRule, signUpCodeRule, type TextRule } from "#contract/text-rules.ts";

/** Shapes that several nouns' calls share. */

/** A page of a list, from 1. */
export const page = z.optional(z.int().check(z.minimum(1), z.maximum(100_000)));

/** The id of a row, as the lists answer it. */
export const rowId = z.int().check(z.minimum(1));

/** A positive amount in whole won. */
export const wonAmount = z.int().check(z.minimum(1));

/** A positive amount in whole won up to the largest of the ledger, for calls without a limit of their own. */
export const ledgerAmount = wonAmount.check(z.maximum(92_233_720_368_547));

/** A day of this century as YYYY-MM-DD, in the site's time zone. */
export const day = z.iso.date({ abort: true }).check(z.regex(/^20/));

/** A day of any century as YYYY-MM-DD, from the year 1 on: PostgreSQL has no year 0. */
export const anyDay = z.iso.date({ abort: true }).check(z.regex(/^0{0,3}[1-9]/));

/** A range of days, both ends included; open where an end is absent. */
export const days = { from: z.optional(day), until: z.optional(day) };

/** The shape of a text that keeps to a rule. */
export const shapeOf = ({ isTrimmed, least, most, patterns = [], holds }: TextRule) =>
  z
    .string()
    .check(
      ...(isTrimmed ? [z.trim()] : []),
      ...(least === undefined ? [] : [z.minLength(least)]),
      ...(most === undefined ? [] : [z.maxLength(most)]),
      ...patterns.map((pattern) => z.regex(pattern)),
      ...(holds === undefined ? [] : [z.refine<string>(holds)]),
    );

/** A code with which people may register on a site. */
export const signUpCode = shapeOf(signUpCodeRule);

/** A game of a list's filter: the code of its studio, a slash, and its own code. */
export const gameOfFilter = z.optional(
  z.string().check(z.regex(/^[a-z0-9-]{1,32}\/[!-~]{1,128}$/)),
);

/** Text that a member wrote, trimmed: no control characters except line breaks and tabs. */
export const writtenText = (longest: number) =>
  z.string().check(z.trim(), z.minLength(1), z.maxLength(longest), z.regex(/^[\t\n\r\P{Cc}]*$/u));

/** One line that a person wrote. */
export const writtenLine = (shortest: number, longest: number) =>
  shapeOf(lineRule(shortest, longest));

export const empty = z.strictObject({});
