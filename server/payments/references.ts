import { randomInt } from "node:crypto";
import { plain } from "#server/payments/senders/sender.ts";

/** Excludes letters and digits that look alike in handwriting. */
const LETTERS = "23456789ABCDEFGHJKMNPQRSTVWXYZ";
/** Letters after the prefix of the receiving account. */
const LENGTH = 6;

/** A random reference, such as `D-7K2M9Q`; one is taken about once in 700 million. */
export const makeReference = (prefix: string): string =>
  `${prefix}-${Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join("")}`;

/** A reference as it is stored, from any spelling; null for a text that cannot be one. */
export function storedReference(text: string): string | null {
  const letters = plain(text);
  if (letters.length <= LENGTH) return null;
  return `${letters.slice(0, -LENGTH)}-${letters.slice(-LENGTH)}`;
}

/** Every part of a text that can be a reference with one of these prefixes. */
export function possibleReferences(text: string, prefixes: readonly string[]): string[] {
  const letters = plain(text);
  return prefixes.flatMap((prefix) => {
    const found: string[] = [];
    for (let at = letters.indexOf(prefix); at !== -1; at = letters.indexOf(prefix, at + 1)) {
      const rest = letters.slice(at + prefix.length, at + prefix.length + LENGTH);
      if (rest.length === LENGTH) found.push(`${prefix}-${rest}`);
    }
    return found;
  });
}
